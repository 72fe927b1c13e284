// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/program/interfacelanguage.h"

#include <string>

class QCoreApplication;

namespace outcrop {

/// Creates the application object, for Qt SQL, the network, the system key store and catalogs.
std::unique_ptr<QCoreApplication> createApplication();

/// The language of the process: the user's, or English if the arguments include --json, because programs read this output. English requires no catalog and no
/// application object, so help and usage errors start faster.
class ProgramLanguage
{
public:
    explicit ProgramLanguage(const std::vector<std::string> &arguments);
    ~ProgramLanguage();
    Q_DISABLE_COPY_MOVE(ProgramLanguage)

private:
    std::unique_ptr<QCoreApplication> m_application; ///< null in English
    InstalledCatalogs m_catalogs;
};

} // namespace outcrop
