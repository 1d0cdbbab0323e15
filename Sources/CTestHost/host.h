// Declarations that the files of this target share.

#ifndef CTESTHOST_PRIVATE_H
#define CTESTHOST_PRIVATE_H

#include <time.h>

#include "CTestHost.h"

/// Per-thread state that must be restored when a frame is left.
struct test_host_thread {
  struct test_host_clock clock;
  /// Above zero inside a run loop that waits in real time.
  int suspended;
  /// Above zero inside a run loop that this target drives.
  int pumping;
  /// True while virtual time is being moved from a libc call.
  bool advancing;
  /// True while the test's random numbers are being drawn.
  bool filling;
  /// Whether the test has given libc's `random` and `drand48` a seed.
  bool seeded_rand;
  bool seeded_rand48;
};

struct test_host_thread *test_host_this_thread(void);

int test_host_real_clock_gettime(clockid_t clock, struct timespec *out);

/// Virtual nanoseconds until a time of libdispatch.
int64_t test_host_delay_until(uint64_t when);

#define NANOSECONDS 1000000000LL

#endif
