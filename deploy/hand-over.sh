#!/bin/sh
# Hands the lead over on purpose, from any database machine. Patroni 3.0 lets a replica that had not every commit wait two
# seconds before it follows the new leader, and commits wait with it. So both get every commit first, whichever is quicker
# leads, the other one follows at once, and in the end commits wait for one machine again.
# Reads REST (http://ADDRESS:8008) and REST_PASSWORD, as in /etc/mezzo/disk-guard.env.
set -u
: "${REST:?}" "${REST_PASSWORD:?}" "${PATIENCE:=20}"

patroni() { curl -sS -m 30 -u "patroni:$REST_PASSWORD" -H 'Content-Type: application/json' "$@"; }
members() { patroni "$REST/cluster" | tr '{' '\n' | grep '"name"'; }
count() { members | grep -cE "\"role\": \"$1\", \"state\": \"(running|streaming)\""; }
synchronous() { patroni -o /dev/null -f -X PATCH -d "{\"synchronous_node_count\": $1}" "$REST/config"; }
stop() {
  echo "hand-over: $1" >&2
  exit 1
}

leader=$(members | sed -n 's/.*"name": "\([^"]*\)", "role": "leader".*/\1/p')
[ -n "$leader" ] || stop 'nobody leads'
# One that is just coming back is worth waiting for.
waited=0
until [ "$(($(count sync_standby) + $(count replica)))" -ge 2 ]; do
  [ "$waited" -lt "$((PATIENCE * 4))" ] ||
    stop 'both others have to run; with one of them alone, patronictl switchover takes some seconds more'
  sleep 0.25
  waited=$((waited + 1))
done

# However this ends, a commit waits for as many machines as before, which is one.
before=$(patroni "$REST/config" | tr ',' '\n' | sed -n 's/.*"synchronous_node_count": *\([0-9]*\).*/\1/p')
trap 'synchronous "${before:-null}"' EXIT
trap 'exit 1' INT TERM
synchronous 2 || stop 'Patroni takes no settings'
waited=0
while [ "$(count sync_standby)" -lt 2 ]; do
  [ "$waited" -lt "$((PATIENCE * 4))" ] || stop "no two machines had every commit within $PATIENCE s; nothing was handed over"
  sleep 0.25
  waited=$((waited + 1))
done
patroni -f -d "{\"leader\": \"$leader\"}" "$REST/switchover" || stop 'Patroni did not hand over'
echo
