import { runCommand } from './operator/run-command.ts'

// npm run portico -- <command>: the operator's commands on the host, also for the time when nobody can sign in (B-07).

process.umask(0o077)
process.exitCode = await runCommand(process.argv.slice(2), process.env)
