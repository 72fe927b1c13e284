// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/layers/tier.h"
#include "gui/text/textmap.h"

#include <QPlainTextEdit>

#include <optional>

namespace outcrop {

class LineGutter;

/// Which tier each line came from; lines that the program wrote have none.
using TierBands = QList<std::optional<Tier>>;

/// Source text to read: line numbers, the current line, tiers as bands beside the lines, findings underlined. Speaks in offsets of the
/// original text. A new text replaces only what differs, so that the place being read stays where it is.
class CodeView : public QPlainTextEdit
{
    Q_OBJECT

public:
    explicit CodeView(QWidget *parent = nullptr);

    /// The language follows from the file name, see highlight().
    void setLanguageOf(const QString &fileName);
    void setText(const QString &text);
    void setBands(const TierBands &bands);
    void setFindings(const Diagnostics &findings);
    /// Marks the text as no longer current: it is shown paler until the next setText().
    void setStale(bool stale);
    bool isStale() const { return m_stale; }
    void setWrapped(bool wrapped);
    /// The system's fixed font, larger or smaller by so many points.
    void setZoom(int points);

    /// Puts the cursor there and shows the place in the middle of the view.
    void goTo(qsizetype offset);
    /// The offset in the original text of the cursor.
    qsizetype cursorOffset() const;
    TextPlace cursorPlace() const;

Q_SIGNALS:
    /// A click that selected nothing, or Enter: the user asks about this character.
    void characterChosen(qsizetype offset);

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;
    void mouseReleaseEvent(QMouseEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    bool viewportEvent(QEvent *event) override;

private:
    friend class LineGutter;
    struct LineBox {
        int line = 0;
        QRect box;
    };

    void connectGutter();
    QList<LineBox> visibleLines(const QRect &within) const;
    void replaceDifference(const QString &text);
    void placeGutter();
    void updateSelections();
    QTextEdit::ExtraSelection currentLine() const;
    QTextEdit::ExtraSelection underline(const Diagnostic &finding) const;
    QTextCursor cursorFor(const Range &range) const;
    QString findingAt(const QPoint &position) const;

    LineGutter *m_gutter;
    TextMap m_map;
    TierBands m_bands;
    Diagnostics m_findings;
    bool m_stale = false;
};

} // namespace outcrop
