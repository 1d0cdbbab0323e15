#include "CTestHost.h"

#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

// Eight words side by side: a debug build takes a step for all of them, and built tests are large.
typedef uint64_t lanes __attribute__((vector_size(64)));

static const size_t piece = 1 << 16;

static const uint64_t factor = 0x9E3779B97F4A7C15u;

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
  char *buffer = aligned_alloc(sizeof(lanes), piece);
  uint64_t hash = 0;
  if (buffer && fstat(file, &found) == 0 && S_ISREG(found.st_mode)) {
    lanes hashes = {0};
    size_t size;
    while ((size = fill(file, buffer)) > 0) {
      const lanes *words = (const lanes *)buffer;
      size_t count = (size + sizeof(lanes) - 1) / sizeof(lanes);
      memset(buffer + size, 0, count * sizeof(lanes) - size);
      for (size_t place = 0; place < count; place++) {
        hashes = (hashes ^ words[place]) * factor;
        hashes ^= hashes >> 29;
      }
    }
    hash = (uint64_t)found.st_size;
    for (int lane = 0; lane < 8; lane++) {
      hash = (hash ^ hashes[lane]) * factor;
      hash ^= hash >> 29;
    }
  }
  free(buffer);
  close(file);
  return hash;
}
