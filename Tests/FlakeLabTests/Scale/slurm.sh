# Starts munge and a Slurm of one node in a folder, as root; the callers' `started` gets the processes.
start_slurm() {
  local folder=$1/slurm node cpus
  node=$(hostname -s)
  cpus=$(nproc)
  mkdir -p "$folder/state" "$folder/spool" "$folder/out"
  chmod 755 "$1" "$folder"
  dd if=/dev/urandom of="$folder/munge.key" bs=128 count=1 status=none
  chmod 400 "$folder/munge.key"
  /usr/sbin/munged --foreground --force --key-file="$folder/munge.key" \
    --socket="$folder/munge.sock" --pid-file="$folder/munge.pid" \
    --log-file="$folder/munge.log" --seed-file="$folder/munge.seed" 2>"$folder/munged.log" &
  started+=($!)
  cat >"$folder/slurm.conf" <<CONF
ClusterName=rehearsal
SlurmctldHost=$node(127.0.0.1)
SlurmUser=root
SlurmdUser=root
AuthType=auth/munge
AuthInfo=socket=$folder/munge.sock
CryptoType=crypto/munge
StateSaveLocation=$folder/state
SlurmdSpoolDir=$folder/spool
SlurmctldPidFile=$folder/slurmctld.pid
SlurmdPidFile=$folder/slurmd.pid
SlurmctldLogFile=$folder/slurmctld.log
SlurmdLogFile=$folder/slurmd.log
SlurmctldPort=16817
SlurmdPort=16818
ProctrackType=proctrack/linuxproc
TaskPlugin=task/none
MpiDefault=none
SelectType=select/cons_tres
ReturnToService=2
MailProg=/bin/true
NodeName=$node NodeAddr=127.0.0.1 CPUs=$cpus State=UNKNOWN
PartitionName=all Nodes=$node Default=YES MaxTime=INFINITE State=UP
CONF
  export SLURM_CONF=$folder/slurm.conf
  for _ in $(seq 50); do [ -S "$folder/munge.sock" ] && break; sleep 0.1; done
  /usr/sbin/slurmctld -D -i 2>"$folder/slurmctld.err.log" &
  started+=($!)
  /usr/sbin/slurmd -D 2>"$folder/slurmd.err.log" &
  started+=($!)
  for _ in $(seq 100); do
    sinfo -h -o %t 2>/dev/null | grep -qE "idle|mix|alloc" && return 0
    sleep 0.2
  done
  return 1
}
