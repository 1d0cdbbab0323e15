#!/bin/sh
# Installs what the comparison with GNUstep's predicates needs, on Debian and Ubuntu.
# Without it the comparison is skipped.
set -e
apt-get update
apt-get install -y --no-install-recommends gobjc gnustep-base-runtime libgnustep-base-dev
