// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

namespace outcrop {

/// While an object exists, the texts that its thread looks up are in English, as are those of the threads that help it in forEachParallel(). For files that
/// other people and programs read, in a program that shows its texts in the user's language. The catalogs of installCatalogs() follow it.
class EnglishThread
{
public:
    /// With `isEnglish` false, the language of the thread is unchanged.
    explicit EnglishThread(bool isEnglish = true);
    ~EnglishThread();
    EnglishThread(const EnglishThread &) = delete;
    EnglishThread &operator=(const EnglishThread &) = delete;

    /// Returns whether an object exists in this thread.
    static bool isInEffect();

private:
    bool m_before;
};

} // namespace outcrop
