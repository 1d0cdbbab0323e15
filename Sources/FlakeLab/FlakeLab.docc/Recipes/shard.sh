#!/bin/sh
# Makes one shard of a campaign, in the folder that pack.sh has made, or goes on with it:
#
#   shard.sh OUTPUT [OPTIONS OF rehearse campaign]
#
# A test that failed ends with 1. That is an end like any other, since the merge reports it. Other
# codes, such as 3 for trials that could not be made, stay, so that the task can be run again.
set -u
folder=$(cd "$(dirname "$0")" && pwd)
output=$1
shift
export REHEARSAL_APP="${REHEARSAL_APP:-$folder/Screens}"
"$folder/rehearse" campaign --bundle "$folder"/*.xctest --resume --output "$output" "$@"
code=$?
[ $code -eq 1 ] && exit 0
exit $code
