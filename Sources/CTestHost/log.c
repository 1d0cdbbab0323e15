#include <pthread.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>

#include "CTestHost.h"

// The log goes through a stream of stdio: standard output unless a file was opened. When the
// process crashes, a signal handler writes the stream's buffer and then lets the crash continue.

static FILE *opened;

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE};
#define CRASH_COUNT (sizeof crashes / sizeof crashes[0])
static struct sigaction earlier[CRASH_COUNT];

static FILE *stream(void) { return opened ? opened : stdout; }

static void on_crash(int number) {
  // Unlocked: the thread that crashed may hold the lock.
  fflush_unlocked(stream());
  for (size_t index = 0; index < CRASH_COUNT; index++) {
    if (crashes[index] == number) sigaction(number, &earlier[index], NULL);
  }
  // A fault happens again on return; a signal sent by raise does not.
  if (number == SIGABRT) raise(number);
}

static void watch_crashes(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_crash;
  for (size_t index = 0; index < CRASH_COUNT; index++) {
    sigaction(crashes[index], &action, &earlier[index]);
  }
}

bool test_host_log_open(const char *path) {
  opened = fopen(path, "a");
  return opened != NULL;
}

void test_host_log_write(const void *bytes, size_t count) {
  static pthread_once_t watched = PTHREAD_ONCE_INIT;
  pthread_once(&watched, watch_crashes);
  fwrite(bytes, 1, count, stream());
}

void test_host_log_flush(void) { fflush(stream()); }
