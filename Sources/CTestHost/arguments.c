// Arguments that Swift packs for a variadic C function: only C can read them.

#include "CTestHost.h"

#include <string.h>

void test_host_read_arguments(va_list arguments, const char *kinds, uint64_t *values) {
  for (size_t index = 0; kinds[index] != 0; index++) {
    switch (kinds[index]) {
    case 'i': values[index] = (uint64_t)(int64_t)va_arg(arguments, int); break;
    case 'l': values[index] = (uint64_t)va_arg(arguments, int64_t); break;
    case 'd': {
      double number = va_arg(arguments, double);
      memcpy(&values[index], &number, sizeof number);
      break;
    }
    default: values[index] = (uint64_t)(uintptr_t)va_arg(arguments, void *); break;
    }
  }
}
