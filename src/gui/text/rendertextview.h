// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "gui/look/editoroptions.h"
#include "gui/text/preparedtext.h"
#include "gui/text/readonlytextview.h"

#include <functional>

namespace outcrop {

class LineLayout;
class RenderGutter;

/// The read-only text of a render. Offsets refer to the original text, independent of line breaks, omissions and marks. New text replaces only the parts that
/// differ, so that the scroll position is preserved. Copied text is the original.
class RenderTextView : public ReadOnlyTextView
{
    Q_OBJECT

public:
    enum class Language { Markdown, Request };
    using ToolTipSource = std::function<QString(qsizetype offset)>;

    explicit RenderTextView(QWidget *parent = nullptr);

    void setLanguage(Language language);
    void setEditorOptions(const EditorOptions &options);
    /// Sets the function that returns the tooltip of a character.
    void setToolTipSource(const ToolTipSource &source) { m_toolTipSource = source; }

    void showText(const PreparedPtr &text);
    const PreparedPtr &shownText() const { return m_text; }
    const QString &text() const { return m_text->wrappedText.text(); }
    /// Marks the text as outdated and fades it, or removes the mark. showText() also removes it.
    void setStale(bool isStale);
    bool isStale() const { return m_isStale; }

    void goTo(qsizetype offset);
    /// Marks the lines at these offsets until the next call or another text.
    void markLinesAt(const QList<qsizetype> &offsets);
    bool isMarked(int line) const { return m_markedLines.contains(line); }
    /// Marks search matches, up to a maximum; each is a pair of start and length.
    void markMatches(const QList<std::pair<qsizetype, qsizetype>> &found);
    void select(qsizetype offset, qsizetype length);

    int topLine() const;
    /// Scrolls so that this line is at the top.
    void setTopLine(int line);
    /// Returns the displayed lines that are visible at least in part: the first one and the one after the last.
    std::pair<int, int> visibleRange() const;
    /// Returns the height of a displayed line without its minimum height, in pixels; 0 if there is no such line.
    double naturalLineHeight(int line) const;
    /// Sets the minimum heights of consecutive displayed lines, in pixels.
    void setMinimumLineHeights(int first, const QList<double> &heights);
    void clearMinimumLineHeights();

Q_SIGNALS:
    /// Emitted when lines can be wrapped differently.
    void resized();

protected:
    qsizetype offsetAt(qsizetype shownOffset) const override;
    QString textBetween(qsizetype shownFrom, qsizetype shownTo) const override;
    QString toolTipAt(qsizetype offset) const override { return m_toolTipSource ? m_toolTipSource(offset) : QString(); }
    void changeEvent(QEvent *event) override;
    void paintEvent(QPaintEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    friend class RenderGutter;

    LineLayout *lineLayout() const;
    void apply(const QList<Splice> &splices);
    void clearMarks();
    void placeGutter();
    void paintMarks(const QRect &within);
    void updateSelections();

    RenderGutter *m_gutter;
    PreparedPtr m_text;
    QList<int> m_markedLines; ///< indexes of the marked displayed lines
    QList<std::pair<qsizetype, qsizetype>> m_matches;
    ToolTipSource m_toolTipSource;
    std::optional<Language> m_language;
    bool m_isStale = false;
};

} // namespace outcrop
