#!/usr/bin/env bash
# Shares a campaign between processes and compares the merged results with those of one run, to the
# byte: by GNU parallel, by a Slurm of one node, and after a run that was killed.
#
#   Tests/FlakeLabTests/Scale/run.sh [REHEARSE [BUNDLE [PATTERN]]]
#
# Run it in the folder of a package whose tests are built. Debian's packages parallel, slurmctld,
# slurmd, slurm-client and munge are installed where that is possible; what is missing is skipped.
set -euo pipefail

rehearse=$(realpath "${1:-.build/debug/rehearse}")
bundle=$(realpath "${2:-$(ls .build/debug/*.xctest | head -1)}")
pattern=${3:-ShopTests.CheckoutTests/test(FromTheCart|CashNeeds)}
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

# A campaign ends with 1 where a test fails, which is no fault here.
campaign() {
  "$rehearse" campaign --bundle "$bundle" --filter "$pattern" --runs 60 "$@" \
    >"$work/last.txt" || [ $? -eq 1 ]
}

compare() {
  "$rehearse" campaign merge "$2" --output "$work/merged" >"$work/last.txt" || [ $? -eq 1 ]
  cmp "$work/whole/results.jsonl" "$work/merged/results.jsonl"
  echo "$1: the same $(wc -c <"$work/whole/results.jsonl") bytes as one run"
}

campaign --output "$work/whole"

echo "== A run that was killed"
"$rehearse" campaign --bundle "$bundle" --filter "$pattern" --runs 60 --output "$work/killed" \
  >"$work/last.txt" 2>&1 &
killed=$!
for _ in $(seq 600); do
  lines=$({ cat "$work/killed/trials.jsonl" 2>/dev/null || true; } | wc -l)
  [ "$lines" -gt 20 ] && break
  sleep 0.02
done
kill -9 $(ps -o pid= --ppid "$killed") "$killed" 2>/dev/null || true
wait "$killed" 2>/dev/null || true
printf '{"test":"torn' >>"$work/killed/trials.jsonl"
echo "killed after $(wc -l <"$work/killed/trials.jsonl") of $(wc -l <"$work/whole/trials.jsonl") lines"
campaign --output "$work/killed" --resume
cmp "$work/whole/trials.jsonl" "$work/killed/trials.jsonl"
compare "resumed" "$work/killed"

echo "== GNU parallel"
if install parallel parallel; then
  parallel -j 2 "$rehearse campaign --bundle $bundle --filter '$pattern' --runs 60" \
    "--shard {}/$shards --output $work/parallel/{} >/dev/null || [ \$? -eq 1 ]" \
    ::: $(seq $shards)
  compare "GNU parallel, $shards shards" "$work/parallel"
else
  echo "skipped: parallel cannot be installed"
fi

echo "== Slurm"
if ! install slurmctld slurmctld slurmd slurm-client munge; then
  echo "skipped: Slurm cannot be installed"
  exit 0
fi
here=$(dirname "$(realpath "$0")")
. "$here/slurm.sh"
if ! start_slurm "$work"; then
  echo "skipped: Slurm does not start here:"
  tail -n 3 "$work"/slurm/*.log
  exit 0
fi
cat >"$work/job.sh" <<JOB
#!/bin/bash
cd "$PWD"
"$rehearse" campaign --bundle "$bundle" --filter "$pattern" --runs 60 \
  --output "$work/slurm/out/\$SLURM_ARRAY_TASK_ID" || [ \$? -eq 1 ]
JOB
sbatch --wait --array=1-$shards --output="$work/slurm/job-%a.txt" "$work/job.sh"
compare "Slurm, an array of $shards" "$work/slurm/out"
