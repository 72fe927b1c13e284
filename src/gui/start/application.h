// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

class QApplication;

namespace outcrop {

/// Everything that must be so before the first window: names, icon, translations, resources. Shared by the program, its tests and the tour.
void setUpApplication(QApplication &application);

} // namespace outcrop
