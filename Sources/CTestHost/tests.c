#include "CTestHost.h"

// The linker defines symbols for both ends of a section whose name is a C identifier. In a program
// without tests of Swift Testing the section is empty or missing.

extern const char start[] __asm__("__start_swift5_tests")
    __attribute__((weak, visibility("hidden")));
extern const char stop[] __asm__("__stop_swift5_tests")
    __attribute__((weak, visibility("hidden")));

bool test_host_has_testing_tests(void) { return start && stop && start < stop; }
