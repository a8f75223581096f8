/** The schema of the database, in the SQL both understand. Never change a released migration; add another. */

import { addChecksums } from './add-checksums.ts'
import type { Change, Database } from './database.ts'

export interface Migration {
  readonly about: string
  /** `create table` without its end: each database has its own syntax for strict types. */
  readonly tables: readonly string[]
  readonly statements: readonly string[]
  /** For PostgreSQL only. */
  readonly postgres: readonly string[]
  /** Changes computed row by row from the state before this step. */
  readonly fill?: (database: Database) => AsyncIterable<Change>
}

export const migrations: readonly Migration[] = [
  {
    about: 'tournaments, their facts and what is kept apart from them; people, roles and secrets; claims; engine cups',
    tables: [
      `create table tournaments (
        id text primary key, name text not null, format text not null, state text not null, visibility text not null,
        archived int not null, auto_pair int not null, salt text not null, edition int not null, entrants int not null,
        created_at text not null, changed_at text not null)`,
      // The log: rows are never updated, and deleted only with their tournament.
      `create table facts (tournament text, seq int, fact text not null, primary key (tournament, seq))`,
      // Apart from the facts, so that a person can be erased and the log stays whole.
      `create table personal (tournament text, seq int, body text not null, primary key (tournament, seq))`,
      `create table contacts (tournament text, entrant text, body text not null, primary key (tournament, entrant))`,
      `create table people (id text primary key, name text, created_at text not null, erased_at text)`,
      // The scope is a tournament, or 'site'.
      `create table grants (
        person text, scope text, role text not null, given_at text not null, given_by text, primary key (person, scope))`,
      `create table secrets (
        hash text primary key, id text not null unique, kind text not null, person text, scope text, role text,
        entrant text, label text, created_at text not null, created_by text, expires_at text, used_at text, revoked_at text)`,
      `create table claims (
        tournament text, meeting text, entrant text, body text not null, claimed_at text not null,
        primary key (tournament, meeting, entrant))`,
      `create table cups (
        tournament text primary key, plan text not null, state text not null, changed_at text not null, changed_by text)`,
    ],
    statements: [
      'create index tournaments_by_change on tournaments (changed_at, id)',
      'create index grants_by_scope on grants (scope)',
      'create index secrets_by_person on secrets (person)',
      'create index secrets_by_scope on secrets (scope)',
    ],
    // An append notifies every server, in the same statement and commit.
    postgres: [
      `create function tell_facts() returns trigger language plpgsql as $$
        begin
          perform pg_notify('arbiter', json_build_object('about', 'facts', 'text', tournament || ' ' || max(seq))::text)
            from added group by tournament;
          return null;
        end $$`,
      `create trigger facts_told after insert on facts referencing new table as added
        for each statement execute function tell_facts()`,
    ],
  },
  {
    about:
      'checksums of facts and of what is kept apart from them; how far a cup is; invitations of those who may not invite',
    // For processes that do not play the cup; not in backups.
    tables: ['create table cups_shown (tournament text primary key, body text not null)'],
    statements: [
      `alter table facts add column sum text not null default ''`,
      `alter table personal add column sum text not null default ''`,
      `update secrets set revoked_at = created_at where kind = 'invitation' and used_at is null and revoked_at is null
        and created_by <> 'server' and not exists (select 1 from grants
          where person = secrets.created_by and role = 'owner' and scope in ('site', secrets.scope))`,
    ],
    postgres: [],
  },
  // A step of its own: PostgreSQL locks a table against reads while it is altered.
  { about: 'the checksums of what was stored before', tables: [], statements: [], postgres: [], fill: addChecksums },
  {
    about: 'what each key was given for, and by whom',
    // Keys that are older, or were imported, are missing.
    tables: ['create table keys (tournament text, key text, hash text not null, primary key (tournament, key))'],
    statements: [],
    postgres: [],
  },
  {
    about: 'settings of the site: the address links are made of',
    tables: ['create table settings (name text primary key, value text not null)'],
    statements: [],
    postgres: [],
  },
  {
    about: 'answers of finished tournaments',
    // A cache, so not in backups.
    tables: [
      `create table answers (
        tournament text, name text, seq int not null, edition int not null, program text not null, body text not null,
        sum text not null, primary key (tournament, name))`,
    ],
    statements: [],
    postgres: [],
  },
]
