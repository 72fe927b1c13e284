// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/englishthread.h"

#include <utility>

namespace outcrop {
namespace {

thread_local bool isThreadEnglish = false;

} // namespace

EnglishThread::EnglishThread(bool isEnglish) : m_before(std::exchange(isThreadEnglish, isThreadEnglish || isEnglish)) { }

EnglishThread::~EnglishThread()
{
    isThreadEnglish = m_before;
}

bool EnglishThread::isInEffect()
{
    return isThreadEnglish;
}

} // namespace outcrop
