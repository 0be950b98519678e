import { settingsHelp } from '@acheron/server/settings'

/** What each command says of itself. */
export const HELP = {
  serve: `acheron serve [SETTINGS]

Serve the page with the games, for this machine or for others: alone against bots, on one screen, or online with other
people. The page is built first if something has changed. Everything that is played online is kept in one folder.
Each setting is a flag, or a variable of the environment, named in brackets; a flag comes first.

${settingsHelp()}`,

  play: `acheron play [GAME] [--seats N] [--bots NAME,..] [--name NAME] [--lang en|fr|de] [--option NAME=CHOICE].. [--seed S] [--salt TEXT]
acheron play --load FILE [--bots NAME,..] [--lang en|fr|de]

Play against bots in the terminal. You have the first seat; the others go to the bots named, or to the best bot of the
game. Without GAME it is the only one or a choice. The language is that of LC_ALL, LC_MESSAGES or LANG unless --lang
says otherwise. Type ? in the game for its commands. --load goes on with a game that was saved.
The hash of the key of the luck is shown before the first card; then your salt is mixed in, random if not given.`,

  replay: `acheron replay FILE [--commitment HASH] [--seal HASH].. [--salt-hash HASH].. [--signer KEY] [--lang en|fr|de]

Verify a record move by move, and the proof that chance was fair if the record has a key. "-" reads standard input.
Says at which line a record fails and why; the exit code is 1 then. --commitment is the one that was seen before the
first card: the record must have the same. --seal is one that was shown in play: it tells after which move. A signature
is checked where there is one; --signer is the key of the server that must have signed. --salt-hash is one that was shown
when somebody sat down: one of the salts must have it.
docs/fairness.md says what all this proves.`,

  sim: `acheron sim GAME [--seats N] [--bots NAME,..] [--games N] [--seed S] [--jobs J] [--option NAME=CHOICE].. [--json]

Let bots play whole games. The bots move on by a seat from game to game, so take a multiple of the seats as --games;
a list of bots shorter than the seats repeats. The same seed gives the same results whatever the number of jobs.

  --seats N    players at the table (the fewest that the game allows)
  --bots ..    who plays (the best bot against random)
  --games N    how many games (100)
  --seed S     where chance begins, from 0 to 4294967295 (0)
  --jobs J     threads (one per core)
  --json       one object instead of a table

A shared win counts in parts. Intervals are Wilson's at 95 %. Seats are numbered from 1 in the table, from 0 in JSON.`,

  fuzz: `acheron fuzz GAME [--seconds N] [--every N] [--seed S] [--jobs J]

Try the laws of every game on random games with random seats and options, for so many seconds (10), at one decision in
so many (4). The first failure is written to failures/GAME-SEED.txt as a record that leads there; the exit code is 1 then.`,

  bench: `acheron bench [GAME] [--seats N] [--seconds N] [--json] [--check] [--keep]
acheron bench host [--json]
acheron bench server [--crowd [--tables N] | --processes] [--json]

Measure a game, or all of them: complete random games and decisions a second, a clone, the size of a state. One
thread, CPU time, after a warm-up, in about so many seconds a game (4). The ratios say how many rounds of a fixed loop
take as long, so that machines can be compared. --check compares them with the figures kept in cli/bench.json and ends
with 1 if something has become slower by three tenths; --keep writes them anew.

"bench host" measures what a long game costs at a table: the cost at move 8,000 over that at move 500, the time to open
a stored table, and what an open table takes. "bench server" measures a server with 200 sockets on 50 tables that does all
it can, everything stored, against a bare relay of the same bytes in the same run; median of three rounds. With DATABASE_URL
it is measured on that PostgreSQL. --crowd measures 10,000 sockets on 2,000 tables (or so many) in mid-game at 500 moves a
second; --processes what a move costs with three processes on DATABASE_URL and REDIS_URL, against one.`,

  backup: `acheron backup FILE [--folder PATH] [--database URL]

Keep all tables as they are at one moment in one file, while the server runs. The file is the same whether they are kept
in SQLite or in PostgreSQL, and can be restored to either. The secret (the file "secret" in the folder) is not in it: whoever
has only the back-up knows no card to come. Keep the secret too, elsewhere. Folder and database are those of "serve".`,

  restore: `acheron restore FILE [--folder PATH] [--database URL]

Restore a back-up to a folder or a database where there are no tables yet. Put the secret that they were kept with into the
folder before the server starts.`,

  doctor: `acheron doctor FOLDER [--lang en|fr|de] [--json]

Replay all records in a folder by the rules of today, and list those that would change: moves that are no longer legal,
another result. Records of older rules that replay go on by the newer ones. The exit code is 1 if one would change.`,

  admin: `acheron admin tables [--most N] [--json]
acheron admin people [NAME] [--most N] [--json]
acheron admin ban|unban PERSON
acheron admin end TABLE

Orders to a server that runs, for whoever has its folder (--folder, ACHERON_FOLDER) or its ACHERON_SECRET. --url says where
it is (http://localhost and the port). A table that is ended can still be looked at; somebody who is banned is sent away at
once, and their seats are left to the clock.`,

  engine: `acheron engine

One JSON object a line on standard input, one on standard output, for programs in any language: {"do":"help"} lists
the requests. docs/engine.md has them all, with an example.`,
} as const

export const OVERVIEW = `acheron COMMAND ...

  serve           serve the page with the games, and play online
  play [GAME]     play against bots in the terminal
  replay FILE     verify a record, and that chance was fair
  sim GAME        let bots play many games, and count
  fuzz GAME       try the laws on random games
  bench [GAME]    measure the speed of the rules
  doctor FOLDER   find records that newer rules would change
  backup FILE     keep all tables of a server in one file, while it runs
  restore FILE    restore such a file where there are no tables yet
  admin           orders to a server that runs
  engine          JSON lines on standard input and output, for programs

acheron COMMAND --help says more.`
