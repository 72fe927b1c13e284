// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/base/processmemory.h"

#include <cstdlib> // defines __GLIBC__
#if defined(__GLIBC__)
#include <malloc.h>
#endif

namespace outcrop {

void releaseFreedMemory()
{
#if defined(__GLIBC__)
    ::malloc_trim(0);
#endif
}

} // namespace outcrop
