// Crashes of the process. A crash of a test's code leaves its frame if that is enabled; before any
// other crash continues, the log is written.

#include <pthread.h>
#include <signal.h>
#include <stddef.h>
#include <string.h>

#include "CTestHost.h"
#include "host.h"

static const int crashes[] = {SIGILL, SIGTRAP, SIGABRT, SIGBUS, SIGSEGV, SIGFPE};
#define CRASH_COUNT (sizeof crashes / sizeof crashes[0])
static struct sigaction earlier[CRASH_COUNT];

static void on_crash(int number) {
  test_host_leave_crashed_frame(number);
  test_host_flush_crashed_log();
  for (size_t index = 0; index < CRASH_COUNT; index++) {
    if (crashes[index] == number) sigaction(number, &earlier[index], NULL);
  }
  // A fault happens again on return; a signal sent by raise does not.
  if (number == SIGABRT) raise(number);
}

// The actions stay: other threads may crash too.
static void watch(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = on_crash;
  for (size_t index = 0; index < CRASH_COUNT; index++) {
    sigaction(crashes[index], &action, &earlier[index]);
  }
}

void test_host_watch_crashes(void) {
  static pthread_once_t watched = PTHREAD_ONCE_INIT;
  pthread_once(&watched, watch);
}
