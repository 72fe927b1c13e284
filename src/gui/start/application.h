// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;
class QCoreApplication;

namespace outcrop {

class Translations;

/// Sets up the name, version and translations, in the system's language. Requires no display.
Translations &setUpProgram(QCoreApplication &application);

/// Sets up the style, names, icon, translations and resources before the first window. Shared by the program, its tests and the tour.
Translations &setUpApplication(QApplication &application);

} // namespace outcrop
