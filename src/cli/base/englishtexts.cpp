// SPDX-License-Identifier: GPL-3.0-or-later
#include "cli/base/englishtexts.h"

#include <QCoreApplication>

namespace outcrop {

EnglishTexts::EnglishTexts()
{
    if (QCoreApplication::instance())
        QCoreApplication::installTranslator(&m_catalog);
}

EnglishTexts::~EnglishTexts()
{
    if (QCoreApplication::instance())
        QCoreApplication::removeTranslator(&m_catalog);
}

QString EnglishTexts::Unchanged::translate(const char *, const char *english, const char *, int) const
{
    return QString::fromUtf8(english);
}

} // namespace outcrop
