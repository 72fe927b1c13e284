// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/diagnostic.h"
#include "core/documents/document.h"

namespace outcrop {

enum class ReviewVerdict { Pass, Fail };

/// Returns `PASS` or `FAIL`.
QString reviewVerdictName(ReviewVerdict verdict);

/// A field of the metadata block in a review.
struct ReviewField {
    QString name;
    bool isCount = false; ///< a non-negative integer; otherwise a string
};

/// The form of a review's metadata, as the review template defines it: a block `@@@REVIEW_META … @@@` with fields. All fields are required. If the template
/// has no block, only a line with the verdict is required.
struct ReviewRules {
    QString block; ///< name of the block; empty if there is none
    QList<ReviewField> fields;
    Location location; ///< location of the block in the template
};

/// Reads the rules from a review template: the first closed block whose fields include `verdict`. A field whose value is a number or `<int>` is a count.
/// Without such a block, the rules are empty.
ReviewRules readReviewRules(const Document &reviewTemplate);

/// A finding in the review's table.
struct ReviewIssue {
    QString rule;
    QString severity;
    QString description;
    QString location;
};

struct ReviewMetadata {
    ReviewVerdict verdict = ReviewVerdict::Fail;
    QList<QPair<QString, qint64>> counts; ///< in the order of the rules
    QList<ReviewIssue> issues;
    Diagnostics contradictions; ///< warnings about contradictions between the verdict and other parts of the review

    /// Returns the count with this name; nullopt if the rules do not require it.
    std::optional<qint64> count(const QString &name) const;
    /// Returns a line for users: `FAIL: issues_total 2, issues_critical 1`.
    QString text() const;
};

/// Reads the metadata of a review. Errors: Invalid, with the location in the response, if a block is not closed, or a block, a verdict line or a field is missing. Also
/// Invalid for an unknown verdict, an invalid number, or two different verdicts.
Result<ReviewMetadata> readReview(const QString &response, const QString &file, const ReviewRules &rules);

} // namespace outcrop
