#include "CTestHost.h"

// The linker gives a section whose name is one of C its two ends. A program without tests of Swift
// Testing has an empty one, or none.

extern const char start[] __asm__("__start_swift5_tests")
    __attribute__((weak, visibility("hidden")));
extern const char stop[] __asm__("__stop_swift5_tests")
    __attribute__((weak, visibility("hidden")));

bool test_host_has_testing_tests(void) { return start && stop && start < stop; }
