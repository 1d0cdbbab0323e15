#!/bin/sh
# Makes the folder that every recipe needs: the tool, the built tests, the app's screens, shard.sh.
# Run it in the folder of your package:
#
#   path/to/Recipes/pack.sh FOLDER
set -eu
recipes=$(dirname "$(realpath "$0")")
swift build --build-tests
swift build --product rehearse
built=$(swift build --show-bin-path)
mkdir -p "$1"
cp "$built/rehearse" "$built"/*.xctest "$recipes/shard.sh" "$1"
for data in "$built"/*.resources Screens; do
  if [ -e "$data" ]; then cp -R "$data" "$1"; fi
done
