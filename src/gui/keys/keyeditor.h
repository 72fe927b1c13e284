// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/secret.h"
#include "models/keys/keysmodel.h"

#include <QGroupBox>

class QComboBox;
class QLabel;
class QLineEdit;
class QMenu;
class QPushButton;

namespace outcrop {

/// The editor of a provider's key: the state of the key, the actions Store, Test and Remove, and the allowed hosts. Never shows the pasted key, and clears
/// the field when another provider is selected.
class KeyEditor : public QGroupBox
{
    Q_OBJECT

public:
    explicit KeyEditor(QWidget *parent = nullptr);

    /// Shows the key of a provider. An empty provider name means that no provider is selected.
    void setRow(const KeyRow &row);
    /// Sets the key sources. Keys can be saved to those that are writable and available.
    void setSources(const QList<KeySourceRow> &sources);
    void focusKey();
    /// Returns the pasted key and clears the field.
    Secret takeKey();

Q_SIGNALS:
    /// Emitted when the user saves a key. Get the key with takeKey().
    void storeRequested(const QString &provider, int source);
    void removeRequested(const QString &provider, int source);
    void testRequested(const QString &provider);
    void stopRequested(const QString &provider);
    void allowRequested(const QString &provider, const QString &host);
    void forbidRequested(const QString &provider, const QString &host);

private:
    QPushButton *addButton(const QString &name, const QString &text, const QString &help);
    void layOut();
    QLayout *makeKeyRow();
    QLayout *makeButtons();
    void connectParts();
    void showRow();
    bool canTest() const;
    void fillRemoveMenu();
    void fillHostsMenu();
    void updateSaveButton();

    KeyRow m_row;
    QList<KeySourceRow> m_sources;
    QLabel *m_advice;
    QLineEdit *m_key;
    QComboBox *m_sourcePicker;
    QPushButton *m_storeButton;
    QPushButton *m_testButton;
    QPushButton *m_removeButton;
    QPushButton *m_allowButton;
    QPushButton *m_hosts;
    QMenu *m_removeMenu;
    QMenu *m_hostsMenu;
};

} // namespace outcrop
