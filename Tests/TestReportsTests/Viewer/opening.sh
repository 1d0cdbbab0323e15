#!/usr/bin/env bash
# Measures how long the trace of two thousand calls takes to open in a browser, in milliseconds: the
# median of five, beside what it should take. Needs the release build, and ends with 77 without a browser.
set -euo pipefail
cd "$(dirname "$0")/../../.."
build=${1:-.build/release}
command -v chromium >/dev/null && command -v python3 >/dev/null || exit 77

folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
"$build/benchmarks" part trace "$folder/trace.html"
printf '[{"load": ""}, {"load": ""}, {"load": ""}, {"load": ""}, {"load": "#step=1500"}]' \
  >"$folder/steps.json"
python3 Tests/Browsing/browse.py "$folder/trace.html" "$folder/steps.json" |
  python3 -c '
import json, sys
times = sorted(json.load(sys.stdin)["values"])
word = "ok" if times[2] <= 2000 else "over"
print(f"{word:<5} trace_2000_open_ms        {times[2]} ms, at most 2000 ({times[0]} to {times[-1]})")'
