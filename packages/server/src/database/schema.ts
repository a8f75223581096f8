/** What the database keeps, in the SQL both understand. A migration that was released is never changed: add another. */

export interface Migration {
  readonly about: string
  /** `create table` without its end: each database has its own way to be strict about types. */
  readonly tables: readonly string[]
  readonly statements: readonly string[]
  /** For PostgreSQL alone. */
  readonly postgres: readonly string[]
}

export const migrations: readonly Migration[] = [
  {
    about: 'tournaments, their facts and what is kept apart from them; people, roles and secrets; claims; engine cups',
    tables: [
      `create table tournaments (
        id text primary key, name text not null, format text not null, state text not null, visibility text not null,
        archived int not null, auto_pair int not null, salt text not null, edition int not null, entrants int not null,
        created_at text not null, changed_at text not null)`,
      // The log. Never updated, never deleted from.
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
    // An append tells every server by itself, in the same statement and the same commit.
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
]
