// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "tests/support/faultserver.h"

#include <QFile>
#include <QProcess>
#include <QTemporaryDir>

namespace outcrop::testing {

/// Certificates made by the openssl tool while the test runs.
class Certificates
{
public:
    /// Creates a certificate authority, certificates for `localhost` and for another name, and a self-signed one. Returns false on failure; see problem().
    bool make()
    {
        return m_folder.isValid() && makeAuthority() && makeSigned("good", "localhost", {}) && makeSigned("wrongname", "elsewhere.example", {}) && makeSelfSigned();
    }
    /// Creates an expired certificate. Returns false on failure. OpenSSL before 3.4 has no option for the dates, and later versions reject negative days.
    bool makeExpired()
    {
        return makeSigned("expired", "localhost", {QStringLiteral("-not_before"), QStringLiteral("20240101000000Z"), QStringLiteral("-not_after"), QStringLiteral("20240102000000Z")})
            || makeSigned("expired", "localhost", {QStringLiteral("-days"), QStringLiteral("-1")});
    }

    /// Returns the certificate of the authority as PEM.
    QByteArray authority() const { return certificate(QStringLiteral("authority")).toPem(); }
    std::optional<TlsIdentity> identity(const QString &name) const
    {
        QFile key(m_folder.filePath(name + QStringLiteral(".key")));
        if (!key.open(QIODevice::ReadOnly) || certificate(name).isNull())
            return {};
        return TlsIdentity{certificate(name), QSslKey(&key, QSsl::Ec)};
    }
    QString problem() const { return m_problem; }

private:
    bool openssl(const QStringList &arguments)
    {
        QProcess process;
        process.setWorkingDirectory(m_folder.path());
        process.start(QStringLiteral("openssl"), arguments);
        const bool hasSucceeded = process.waitForFinished(10'000) && process.exitCode() == 0;
        if (!hasSucceeded)
            m_problem = process.error() == QProcess::FailedToStart ? QStringLiteral("openssl is missing") : QString::fromUtf8(process.readAllStandardError());
        return hasSucceeded;
    }
    bool makeKey(const QString &name)
    {
        return openssl({QStringLiteral("genpkey"), QStringLiteral("-algorithm"), QStringLiteral("EC"), QStringLiteral("-pkeyopt"),
                        QStringLiteral("ec_paramgen_curve:P-256"), QStringLiteral("-out"), name + QStringLiteral(".key")});
    }
    bool makeAuthority()
    {
        return makeKey(QStringLiteral("authority"))
            && openssl({QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-key"), QStringLiteral("authority.key"), QStringLiteral("-subj"),
                        QStringLiteral("/CN=Test authority"), QStringLiteral("-days"), QStringLiteral("2"), QStringLiteral("-out"), QStringLiteral("authority.pem")});
    }
    bool makeSelfSigned()
    {
        const QString name = QStringLiteral("selfsigned");
        return makeKey(name)
            && openssl({QStringLiteral("req"), QStringLiteral("-x509"), QStringLiteral("-key"), name + QStringLiteral(".key"), QStringLiteral("-subj"),
                        QStringLiteral("/CN=localhost"), QStringLiteral("-addext"), QStringLiteral("subjectAltName=DNS:localhost"), QStringLiteral("-days"),
                        QStringLiteral("2"), QStringLiteral("-out"), name + QStringLiteral(".pem")});
    }
    bool makeSigned(const char *name, const char *host, const QStringList &days)
    {
        const QString base = QLatin1String(name);
        QFile names(m_folder.filePath(base + QStringLiteral(".ext")));
        if (!names.open(QIODevice::WriteOnly) || names.write(QByteArray("subjectAltName=DNS:") + host + '\n') < 0)
            return false;
        names.close();
        return makeKey(base)
            && openssl({QStringLiteral("req"), QStringLiteral("-new"), QStringLiteral("-key"), base + QStringLiteral(".key"), QStringLiteral("-subj"),
                        QStringLiteral("/CN=") + QLatin1String(host), QStringLiteral("-out"), base + QStringLiteral(".csr")})
            && openssl(QStringList{QStringLiteral("x509"), QStringLiteral("-req"), QStringLiteral("-in"), base + QStringLiteral(".csr"), QStringLiteral("-CA"),
                                   QStringLiteral("authority.pem"), QStringLiteral("-CAkey"), QStringLiteral("authority.key"), QStringLiteral("-CAcreateserial"),
                                   QStringLiteral("-extfile"), base + QStringLiteral(".ext"), QStringLiteral("-out"), base + QStringLiteral(".pem")}
                       + (days.isEmpty() ? QStringList{QStringLiteral("-days"), QStringLiteral("2")} : days));
    }
    QSslCertificate certificate(const QString &name) const
    {
        QFile file(m_folder.filePath(name + QStringLiteral(".pem")));
        return file.open(QIODevice::ReadOnly) ? QSslCertificate(&file) : QSslCertificate();
    }

    QTemporaryDir m_folder;
    QString m_problem;
};

} // namespace outcrop::testing
