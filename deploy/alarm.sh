#!/bin/sh
# Tells that a unit has failed, with its last lines; its name is the argument (OnFailure= of the units beside this file).
# Reads /etc/mezzo/alarm.conf (deploy/alarm.conf): how and to whom.
set -u
: "${CONF:=/etc/mezzo/alarm.conf}"
name() { sed -n "s/^$1 *= *\"\(.*\)\"/\1/p" "$CONF" | head -1; }
{
  printf 'From: %s\nTo: %s\nDate: %s\nSubject: %s failed on %s\n\n' \
    "$(name mail-from)" "$(name mail-rcpt)" "$(date -R)" "$1" "$(uname -n)"
  journalctl --unit "$1" --lines 40 --no-pager --output short-iso
} | curl --silent --show-error --fail --max-time 60 --crlf --config "$CONF" --upload-file -
