// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// Returns freed memory to the system. glibc keeps memory that worker threads freed: 65 of 207 MB after opening 10,000 documents. That took up to 3 ms, during which
/// allocations of other threads may wait. Call it after long work, and not for each input. Does nothing with other C libraries. Thread-safe.
void releaseFreedMemory();

} // namespace outcrop
