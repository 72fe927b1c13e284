// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <unistd.h>

#include <utility>

namespace outcrop {

/// Owns a file descriptor and closes it on destruction.
class FileDescriptor
{
public:
    FileDescriptor() = default;
    explicit FileDescriptor(int number) : m_number(number) { }
    FileDescriptor(FileDescriptor &&other) noexcept : m_number(other.release()) { }
    FileDescriptor &operator=(FileDescriptor &&other) noexcept
    {
        std::swap(m_number, other.m_number);
        return *this;
    }
    ~FileDescriptor()
    {
        if (isOpen())
            ::close(m_number);
    }

    bool isOpen() const { return m_number >= 0; }
    int number() const { return m_number; }
    /// Releases ownership and returns the descriptor, which the caller must close.
    int release() { return std::exchange(m_number, -1); }

private:
    int m_number = -1;
};

} // namespace outcrop
