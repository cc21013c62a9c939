-- Three schemas with a role each, so that no role reads what another one stores: accounts and sealed wallets, and the shares of the
-- auth and of the vault service. Run it once as a superuser, in the database of the secure site, then give each role a password.
-- The vault's schema belongs in a database of its own, with its own superuser and backups, if one team should not hold all parts.

create role bowline_main login noinherit;
create role bowline_auth login noinherit;
create role bowline_vault login noinherit;

revoke create on schema public from public;

create schema bowline_main authorization bowline_main;
create schema bowline_auth authorization bowline_auth;
create schema bowline_vault authorization bowline_vault;
