#!/usr/bin/env bash
# Shares a campaign between processes by the recipes of Campaigns at scale, and compares the merged
# results with those of one run, to the byte: by GNU parallel, by a Slurm of one node, whose array
# has gaps and a task that is killed and requeued, and after a run that was killed.
#
#   Tests/FlakeLabTests/Scale/run.sh [FOLDER [PATTERN]]
#
# The folder is one that the recipe pack.sh has made; without it, pack.sh makes one. Debian's packages
# parallel, slurmctld, slurmd, slurm-client and munge are installed where that is possible; what is
# missing is skipped.
set -euo pipefail

here=$(cd "$(dirname "$0")" && pwd)
recipes=$here/../../../Sources/FlakeLab/FlakeLab.docc/Recipes
pattern=${2:-ShopTests.CheckoutTests/test(FromTheCart|CashNeeds)}
runs=${RUNS:-60}
shards=4
work=$(mktemp -d)
started=()

finish() {
  for pid in "${started[@]}"; do kill "$pid" 2>/dev/null || true; done
  wait "${started[@]}" 2>/dev/null || true
  rm -rf "$work"
}
trap finish EXIT

install() {
  command -v "$1" >/dev/null && return
  shift
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" \
    >"$work/apt.log" 2>&1 && return
  apt-get update >"$work/apt.log" 2>&1 || true
  DEBIAN_FRONTEND=noninteractive apt-get install -y --no-install-recommends "$@" \
    >"$work/apt.log" 2>&1
}

# A folder like that of pack.sh, in which a recipe writes, without copies of large files.
workplace() {
  mkdir -p "$work/$1"
  ln -s "$tests"/* "$work/$1"
  cp --remove-destination "$recipes"/* "$work/$1"
  cd "$work/$1"
}

compare() {
  cmp "$work/whole/results.jsonl" "$2/results.jsonl"
  echo "$1: the same $(wc -c <"$work/whole/results.jsonl") bytes as one run"
}

# The lines of trials in a folder.
lines() { { cat "$1/trials.jsonl" 2>/dev/null || true; } | wc -l; }

# Waits until a folder has some lines of trials, and no longer than two minutes.
await_trials() {
  for _ in $(seq 6000); do
    [ "$(lines "$1")" -gt 8 ] && return
    sleep 0.02
  done
  echo "no trials in $1" >&2
  exit 1
}

if [ $# -gt 0 ]; then
  tests=$(realpath "$1")
else
  tests=$work/tests
  "$recipes/pack.sh" "$tests" >"$work/pack.txt"
fi
# The files name the folder of the app, which is the same for all runs to be compared.
export REHEARSAL_APP=$tests/Screens
options=(--filter "$pattern" --runs "$runs")

"$tests/shard.sh" "$work/whole" "${options[@]}" >"$work/whole.txt"

echo "== A run that was killed"
"$tests/shard.sh" "$work/killed" "${options[@]}" >"$work/killed.txt" 2>&1 &
shard=$!
await_trials "$work/killed"
tool=$(ps -o pid= --ppid "$shard" | tr -d ' ')
children=$(ps -o pid= --ppid "$tool" | tr -d ' ')
kill -9 "$tool"
wait "$shard" 2>/dev/null || true
sleep 1
for child in $children; do
  # One that has ended may stay as a zombie where nothing reaps orphans.
  if ps -o stat= "$child" | grep -qv '^Z'; then
    echo "process $child outlives the tool that was killed a second ago" >&2
    exit 1
  fi
done
printf '{"test":"torn' >>"$work/killed/trials.jsonl"
echo "killed after $(lines "$work/killed") of $(lines "$work/whole") lines"
"$tests/shard.sh" "$work/killed" "${options[@]}" >"$work/killed.txt"
cmp "$work/whole/trials.jsonl" "$work/killed/trials.jsonl"
compare "resumed" "$work/killed"

echo "== GNU parallel"
if install parallel parallel; then
  workplace parallel
  ./parallel.sh $shards "${options[@]}" >parallel.txt || [ $? -eq 1 ]
  compare "GNU parallel, $shards shards" merged
else
  echo "skipped: parallel cannot be installed"
fi

echo "== Slurm"
if ! install slurmctld slurmctld slurmd slurm-client munge; then
  echo "skipped: Slurm cannot be installed"
  exit 0
fi
. "$here/slurm.sh"
if ! start_slurm "$work"; then
  echo "skipped: Slurm does not start here:"
  tail -n 3 "$work"/slurm/*.log
  exit 0
fi
workplace array
export REHEARSAL_SHARDS=$shards
sed -i '/--mem/d' campaign.sbatch  # The node of this Slurm declares no memory.
# An array with a gap, of which one task is killed in its middle and put back into the queue.
job=$(sbatch --parsable --array=1-2,$shards campaign.sbatch "${options[@]}")
await_trials out/1
scontrol requeue "${job}_1"
for _ in $(seq 600); do
  [ -z "$(squeue --noheader --job "$job" 2>/dev/null)" ] && break
  # A requeued task waits for its begin time, which is two minutes off.
  scontrol update "JobId=${job}_1" StartTime=now 2>/dev/null || true
  sleep 0.5
done
grep -qi "requeue\|cancelled" campaign-1.txt || { cat campaign-1.txt; exit 1; }
echo "task 1 was killed and requeued"
# The task in the gap, by itself.
sbatch --wait --array=3 campaign.sbatch "${options[@]}" >/dev/null
./rehearse campaign merge out --output merged >merged.txt || [ $? -eq 1 ]
compare "Slurm, an array with a gap, a requeue, and the task in the gap" merged
