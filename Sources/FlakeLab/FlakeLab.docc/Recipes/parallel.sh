#!/bin/sh
# Shares a campaign between processes by GNU parallel, and merges it:
#
#   parallel.sh SHARDS [OPTIONS OF rehearse campaign]
#
# Run it in the folder that pack.sh has made. It can be stopped and run again.
set -eu
shards=$1
shift
parallel --quote ./shard.sh out/{} --shard "{}/$shards" "$@" ::: $(seq "$shards")
./rehearse campaign merge out --output merged
