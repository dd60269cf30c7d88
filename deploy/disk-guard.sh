#!/bin/sh
# Beside Patroni on each database machine. PostgreSQL on a full disk refuses writes one by one and goes on leading, which
# Patroni takes for healthy. This keeps a reserve, and when the room gets short gives it back and hands the lead over.
# Reads: POSTGRES_DATA, REST (http://ADDRESS:8008), REST_PASSWORD, NODE, LEAST_MB (lead only with so much room), RESERVE_MB.
set -u
: "${LEAST_MB:=2048}" "${RESERVE_MB:=1024}" "${EVERY:=2}" "${AGAIN_AFTER:=600}"
reserve="$POSTGRES_DATA/../reserve"
handed=0

room() { df --output=avail -BM "$POSTGRES_DATA" 2>/dev/null | tail -1 | tr -dc 0-9; }

# Whoever has given the reserve back stays short until there is room for it again.
is_short() { [ "$1" -lt "$LEAST_MB" ] || { [ ! -f "$reserve" ] && [ "$1" -le $((LEAST_MB + RESERVE_MB)) ]; }; }

leads() { curl -s -m 2 -o /dev/null -f "$REST/primary"; }

# Three disks that are full together would otherwise pass the lead on without end.
may_hand_over() { [ $(($(date +%s) - handed)) -ge "$AGAIN_AFTER" ]; }

# What nobody took over, as in the moment in which another machine comes back, is tried again at the next look.
hand_over() {
  echo "disk-guard: $1 MB left, handing over"
  if curl -sS -m 30 --fail-with-body -u "patroni:$REST_PASSWORD" -H 'Content-Type: application/json' \
    -d "{\"leader\": \"$NODE\"}" "$REST/switchover"; then
    handed=$(date +%s)
  fi
  echo
}

while sleep "$EVERY"; do
  left=$(room)
  [ -n "$left" ] || continue
  if is_short "$left"; then
    rm -f "$reserve"
    may_hand_over && leads && hand_over "$left"
  elif [ ! -f "$reserve" ]; then
    fallocate -l "${RESERVE_MB}M" "$reserve" || rm -f "$reserve"
  fi
done
