#!/bin/sh
# Makes the shard that Bazel asks for. What is written here stays in bazel-testlogs.
exec "$(dirname "$0")/shard.sh" "$TEST_UNDECLARED_OUTPUTS_DIR/shard" "$@"
