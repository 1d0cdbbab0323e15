// The version of the system: on a thread with a test's clock that of the test's device.
//
// Foundation asks `uname` for it.

#define _GNU_SOURCE
#include <stdio.h>
#include <sys/utsname.h>

#include "host.h"

int uname(struct utsname *names) {
  int result = NEXT(int (*)(struct utsname *), "uname")(names);
  struct test_host_clock clock = test_host_this_thread()->clock;
  struct test_host_version version = {0};
  if (result == 0 && clock.version) version = clock.version(clock.context);
  if (version.major)
    snprintf(names->release, sizeof names->release, "%u.%u.%u", version.major, version.minor,
             version.patch);
  return result;
}
