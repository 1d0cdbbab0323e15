#include <stdio.h>

#include "CTestHost.h"
#include "host.h"

// The log goes through a stream of stdio: standard output unless a file was opened. When the
// process crashes, the stream's buffer is written before the crash continues.

static FILE *opened;

static FILE *stream(void) { return opened ? opened : stdout; }

// Unlocked: the thread that crashed may hold the lock.
void test_host_flush_crashed_log(void) { fflush_unlocked(stream()); }

bool test_host_log_open(const char *path) {
  opened = fopen(path, "a");
  return opened != NULL;
}

void test_host_log_write(const void *bytes, size_t count) {
  test_host_watch_crashes();
  fwrite(bytes, 1, count, stream());
}

void test_host_log_flush(void) { fflush(stream()); }
