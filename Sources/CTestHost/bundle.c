// The identifier of the process's own bundle. On a Mac the runner of UI tests has one, and suites
// unwrap it; Foundation finds none in a folder of builds.

#include <pthread.h>

#include "host.h"

typedef const void *(*ask_bundle)(const void *bundle);
typedef const void *(*ask_main)(void);
typedef const void *(*make_string)(const void *allocator, const char *text, uint32_t encoding);

static const void *_Atomic main_bundle;
static const void *_Atomic runner;

static void name_runner(void) {
  const uint32_t utf8 = 0x08000100;
  make_string make = (make_string)test_host_next("CFStringCreateWithCString");
  runner = make(NULL, "com.example.UITests.xctrunner", utf8);
  // Foundation asks for the identifier while it makes the bundle, under a lock that this call takes.
  main_bundle = ((ask_main)test_host_next("CFBundleGetMainBundle"))();
}

void test_host_name_runner(void) {
  static pthread_once_t named = PTHREAD_ONCE_INIT;
  pthread_once(&named, name_runner);
}

const void *test_host_bundle_identifier(const void *bundle) {
  const void *known = NEXT(ask_bundle, "CFBundleGetIdentifier")(bundle);
  return known == NULL && bundle == main_bundle ? runner : known;
}

// Weak: if apps of SwiftUI source are hosted, they answer first, for their own bundles.
__attribute__((weak)) const void *CFBundleGetIdentifier(const void *bundle) {
  return test_host_bundle_identifier(bundle);
}
