// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QTranslator>

namespace outcrop {

/// While an object exists, all texts are in English, for output that programs or coding agents read. Does nothing without an application object, because
/// catalogs require one. Applies to all threads.
class EnglishTexts
{
public:
    EnglishTexts();
    ~EnglishTexts();
    Q_DISABLE_COPY_MOVE(EnglishTexts)

private:
    /// Returns each text unchanged, before other catalogs are searched.
    class Unchanged : public QTranslator
    {
    public:
        bool isEmpty() const override { return false; }
        QString translate(const char *context, const char *english, const char *comment, int count) const override;
    };

    Unchanged m_catalog;
};

} // namespace outcrop
