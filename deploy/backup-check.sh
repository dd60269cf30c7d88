#!/bin/sh
# Fails where the log of changes does not reach the repository of pgBackRest, or where the newest backup is too old.
# Once an hour on the database machine that leads (mezzo-backup-check.timer).
# Reads MOST_HOURS: there is a backup each night, and a large one takes a while.
set -u
: "${MOST_HOURS:=30}"
stop() {
  echo "backup-check: $1" >&2
  exit 1
}

pgbackrest --stanza=mezzo check || stop 'the log of changes is not archived'
# The seconds at which each backup ended; places in the log are texts and begin with a quote.
newest=$(pgbackrest --stanza=mezzo --output=json info | grep -oE '"stop":[0-9]+' | tr -dc '0-9\n' | sort -n | tail -1)
[ -n "$newest" ] || stop 'there is no backup'
hours=$((($(date +%s) - newest) / 3600))
[ "$hours" -lt "$MOST_HOURS" ] || stop "the newest backup is $hours hours old"
