// SPDX-License-Identifier: GPL-3.0-or-later
#include "adapters/sql/sqlstore.h"

#include "adapters/sql/sqlrecords.h"

namespace outcrop {
namespace {

class SqlStore final : public Store
{
public:
    SqlStore(std::unique_ptr<SqlConnection> connection, const QString &readOnlyReason, std::unique_ptr<RecordTables> tables)
        : m_session(std::move(connection), readOnlyReason, std::move(tables))
    {
    }

    QString name() const override { return m_session.name(); }
    QString readOnlyReason() const override { return m_session.readOnlyReason(); }

    Records<Interaction> &interactions() override { return m_interactions; }
    Records<Violation> &violations() override { return m_violations; }
    Records<Estimate> &estimates() override { return m_estimates; }
    Records<Attempt> &attempts() override { return m_attempts; }
    Records<Experiment> &experiments() override { return m_experiments; }
    Records<Measurement> &measurements() override { return m_measurements; }
    Records<Suggestion> &suggestions() override { return m_suggestions; }
    Records<Decision> &decisions() override { return m_decisions; }

    Result<RemovedRecords> removeWholeMonths(const QDateTime &until) override { return m_session.removeWholeMonths(until); }
    Status transaction(const std::function<Status()> &work) override { return m_session.transaction(work); }

private:
    SqlSession m_session;
    SqlRecords<Interaction> m_interactions{m_session};
    SqlRecords<Violation> m_violations{m_session};
    SqlRecords<Estimate> m_estimates{m_session};
    SqlRecords<Attempt> m_attempts{m_session};
    SqlRecords<Experiment> m_experiments{m_session};
    SqlRecords<Measurement> m_measurements{m_session};
    SqlRecords<Suggestion> m_suggestions{m_session};
    SqlRecords<Decision> m_decisions{m_session};
};

} // namespace

std::unique_ptr<Store> makeSqlStore(std::unique_ptr<SqlConnection> connection, const QString &readOnlyReason, std::unique_ptr<RecordTables> tables)
{
    return std::make_unique<SqlStore>(std::move(connection), readOnlyReason, std::move(tables));
}

} // namespace outcrop
