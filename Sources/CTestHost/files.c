#include "CTestHost.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

static const size_t piece = 1 << 16;

static uint64_t mixed(uint64_t hash, uint64_t word) {
  hash = (hash ^ word) * 0x9E3779B97F4A7C15u;
  return hash ^ (hash >> 29);
}

// Fills the buffer as far as the file goes, since a read may give less than was asked for.
static size_t fill(int file, char *buffer) {
  size_t size = 0;
  while (size < piece) {
    ssize_t count = read(file, buffer + size, piece - size);
    if (count <= 0) break;
    size += (size_t)count;
  }
  return size;
}

uint64_t test_host_file_hash(const char *path) {
  int file = open(path, O_RDONLY | O_CLOEXEC);
  if (file < 0) return 0;
  struct stat found;
  char *buffer = malloc(piece);
  uint64_t hash = 0;
  if (buffer && fstat(file, &found) == 0 && S_ISREG(found.st_mode)) {
    hash = (uint64_t)found.st_size;
    size_t size;
    while ((size = fill(file, buffer)) > 0) {
      for (size_t place = 0; place < size; place += 8) {
        uint64_t word = 0;
        memcpy(&word, buffer + place, size - place < 8 ? size - place : 8);
        hash = mixed(hash, word);
      }
    }
  }
  free(buffer);
  close(file);
  return hash;
}
