#!/bin/bash
# Starts a machine: systemd as the first process of namespaces of its own, on a system that nobody else writes to.
# Reads NAME, PLACE (a folder for what it writes), SYSTEM, RELEASE and MODULES (what it reads), RELEASE_AT, SHARED (a folder of all
# machines) and CGROUP.
set -eu
if [ "${1:-}" != inside ]; then
  mkdir -p "$CGROUP"
  echo $$ > "$CGROUP/cgroup.procs"
  exec unshare --mount --uts --ipc --pid --cgroup --fork --kill-child --propagation private "$0" inside
fi

root=$PLACE/root
layer() { # WHAT LIES BELOW, WHERE
  mkdir -p "$PLACE/$3/upper" "$PLACE/$3/work" "$2"
  mount -t overlay overlay -o "lowerdir=$1,upperdir=$PLACE/$3/upper,workdir=$PLACE/$3/work" "$2"
}
layer "$SYSTEM" "$root" system
layer "$RELEASE" "$root$RELEASE_AT" release
layer "$MODULES" "$root$RELEASE_AT/node_modules" modules
for folder in erasures:/var/lib/mezzo-erasures backups:/mnt/backups; do
  mkdir -p "$SHARED/${folder%%:*}" "$root${folder#*:}"
  mount --bind "$SHARED/${folder%%:*}" "$root${folder#*:}"
done

cd "$root"
mount -t proc proc proc
mount -t sysfs sysfs sys
# What counts for the whole kernel stays as it is.
mount --bind proc/sys/fs proc/sys/fs
mount -o remount,bind,ro proc/sys/fs
mount -t cgroup2 cgroup2 sys/fs/cgroup
for folder in run:755 tmp:1777 dev:755; do mount -t tmpfs tmpfs "${folder%%:*}" -o "mode=${folder#*:}"; done
for device in null zero full random urandom tty; do
  touch "dev/$device"
  mount --bind "/dev/$device" "dev/$device"
done
mkdir dev/pts dev/shm
mount -t devpts devpts dev/pts -o newinstance,ptmxmode=0666,mode=620
mount -t tmpfs tmpfs dev/shm -o mode=1777
ln -s pts/ptmx dev/ptmx
ln -s /proc/self/fd dev/fd
for at in 0:stdin 1:stdout 2:stderr; do ln -s "/proc/self/fd/${at%%:*}" "dev/${at#*:}"; done
# The kernel is that of this machine: there is no other watchdog, and none that would start it anew.
touch dev/watchdog
ln -sf /bin/true sbin/modprobe
hostname "$NAME"
echo "$NAME" > etc/hostname
printf '127.0.0.1 localhost %s\n' "$NAME" > etc/hosts

mkdir -p .before
pivot_root . .before
cd /
umount -l /.before
exec env -i container=other PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
  /lib/systemd/systemd --system --log-target=null < /dev/null
