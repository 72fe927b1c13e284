// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/tokens/tokencounters.h"

#include "core/base/joinedtext.h"
#include "core/tokens/estimatecounter.h"
#include "core/tokens/tokenizerfile.h"
#include "core/tokens/tokensmessages.h"

namespace outcrop {
namespace {

constexpr QLatin1String workspaceModelsFile("tokenizers/models.yaml");
constexpr QLatin1String baseEncoding("o200k_base");

bool isFile(const QString &tokenizer)
{
    const QString path = tokenizer.section(u'#', 0, 0);
    return path.endsWith(u".tiktoken", Qt::CaseInsensitive) || path.endsWith(u".json", Qt::CaseInsensitive) || path.endsWith(u".model", Qt::CaseInsensitive);
}

QString keyOf(const ModelIdentity &model)
{
    return QStringList{model.provider, model.id, model.family, model.tokenizer}.join(QChar(0));
}

} // namespace

/// The state that counters with different calibrations share: counters for encodings and files, the features of texts, and the workspace's calibrations.
struct TokenCounters::Shared {
    explicit Shared(const FileReader &reader) : files(reader) { }

    const ModelTokenizers &models();
    const Result<Calibrations> &calibrations();
    std::shared_ptr<const ExactCounter> exact(const QString &name);
    std::shared_ptr<const FeatureExtractor> featureExtractor();
    Result<TokenCounterPtr> file(const QString &name);

private:
    Result<TokenCounterPtr> readFile(const QString &name);

    FileReader files;
    std::recursive_mutex mutex; // recursive, because featureExtractor() calls exact()
    std::optional<ModelTokenizers> data;
    std::optional<Result<Calibrations>> loadedCalibrations;
    QHash<QString, std::shared_ptr<const ExactCounter>> encodings;
    std::shared_ptr<const FeatureExtractor> features;
    QHash<QString, std::shared_ptr<const Result<TokenCounterPtr>>> read;
};

const ModelTokenizers &TokenCounters::Shared::models()
{
    const std::scoped_lock lock(mutex);
    if (!data) {
        data = ModelTokenizers::builtIn();
        if (const Result<QByteArray> workspaceData = files ? files(workspaceModelsFile) : Result<QByteArray>(Error{}); workspaceData)
            data = data->with(QString::fromUtf8(*workspaceData), workspaceModelsFile);
    }
    return *data;
}

const Result<Calibrations> &TokenCounters::Shared::calibrations()
{
    const std::scoped_lock lock(mutex);
    if (!loadedCalibrations) {
        const Result<QByteArray> bytes = files ? files(calibrationFile()) : Result<QByteArray>(Error{});
        loadedCalibrations = bytes ? Calibrations::fromJson(*bytes, calibrationFile()) : Calibrations();
    }
    return *loadedCalibrations;
}

std::shared_ptr<const ExactCounter> TokenCounters::Shared::exact(const QString &name)
{
    const std::scoped_lock lock(mutex);
    if (const auto found = encodings.find(name); found != encodings.end())
        return *found;
    const std::optional<Encoding> encoding = Encoding::fromName(name);
    const auto counter = encoding ? std::make_shared<const ExactCounter>(*encoding) : nullptr;
    encodings.insert(name, counter);
    return counter;
}

std::shared_ptr<const FeatureExtractor> TokenCounters::Shared::featureExtractor()
{
    const std::scoped_lock lock(mutex);
    if (!features)
        features = std::make_shared<const FeatureExtractor>(exact(baseEncoding));
    return features;
}

Result<TokenCounterPtr> TokenCounters::Shared::file(const QString &name)
{
    const std::scoped_lock lock(mutex);
    auto found = read.find(name);
    if (found == read.end())
        found = read.insert(name, std::make_shared<const Result<TokenCounterPtr>>(readFile(name)));
    return **found;
}

Result<TokenCounterPtr> TokenCounters::Shared::readFile(const QString &name)
{
    const QString path = name.section(u'#', 0, 0);
    const QString split = name.section(u'#', 1);
    if (!split.isEmpty() && models().split(split).isEmpty()) {
        const QString counters = models().splitNames().join(listSeparator());
        return Error{ErrorCode::Invalid, tokensmessages::noSplit(split, counters), {path, {}}};
    }
    const Result<QByteArray> bytes = files ? files(path) : Error{ErrorCode::NotFound, tokensmessages::noWorkspaceFor(path), {}};
    return bytes ? readTokenizerFile(path, *bytes, models().split(split)) : bytes.error();
}

struct TokenCounters::State {
    std::shared_ptr<Shared> sharedCounters;
    std::optional<Calibrations> replacement; ///< replaces the calibrations of the workspace
    std::mutex mutex;
    QHash<QString, TokenCounterPtr> counters; ///< counters by model

    Calibrations calibrations() const;
    TokenCounterPtr make(const ModelIdentity &model);
    TokenCounterPtr estimate(const Estimator &estimator, const ModelIdentity &model);
};

Calibrations TokenCounters::State::calibrations() const
{
    const Result<Calibrations> &loadedCalibrations = sharedCounters->calibrations();
    return replacement ? *replacement : loadedCalibrations ? *loadedCalibrations : Calibrations();
}

TokenCounterPtr TokenCounters::State::estimate(const Estimator &estimator, const ModelIdentity &model)
{
    return std::make_shared<EstimateCounter>(estimator, sharedCounters->featureExtractor(), calibrations().samples(model.provider, model.id));
}

TokenCounterPtr TokenCounters::State::make(const ModelIdentity &model)
{
    const ModelTokenizers &models = sharedCounters->models();
    const QString tokenizer = model.tokenizer.isEmpty() ? models.tokenizerOf(model) : model.tokenizer;
    if (const auto exactCounter = sharedCounters->exact(tokenizer))
        return exactCounter;
    if (const Estimator *estimator = models.estimator(tokenizer))
        return estimate(*estimator, model);
    const Result<TokenCounterPtr> file = isFile(tokenizer) ? sharedCounters->file(tokenizer) : Error{ErrorCode::NotFound, tokensmessages::noTokenizerHere(tokenizer), {}};
    if (file)
        return *file;
    const QString title = tokensmessages::tokenizerUnusable(toString(file.error()));
    return estimate(models.estimator(QStringLiteral("any"))->withTitle(title), model);
}

TokenCounters::TokenCounters() : TokenCounters(FileReader())
{
}

TokenCounters::TokenCounters(const FileReader &files) : m_state(std::make_shared<State>())
{
    m_state->sharedCounters = std::make_shared<Shared>(files);
}

TokenCounterPtr TokenCounters::counterForModel(const ModelIdentity &model) const
{
    const std::scoped_lock lock(m_state->mutex);
    TokenCounterPtr &counter = m_state->counters[keyOf(model)];
    if (!counter)
        counter = m_state->make(model);
    return counter;
}

Result<TokenCounterPtr> TokenCounters::named(const QString &tokenizer) const
{
    if (const auto exactCounter = m_state->sharedCounters->exact(tokenizer))
        return TokenCounterPtr(exactCounter);
    if (isFile(tokenizer))
        return m_state->sharedCounters->file(tokenizer);
    if (const Estimator *estimator = m_state->sharedCounters->models().estimator(tokenizer))
        return TokenCounterPtr(std::make_shared<EstimateCounter>(*estimator, m_state->sharedCounters->featureExtractor()));
    return Error{ErrorCode::NotFound, tokensmessages::noTokenizer(tokenizer), {}};
}

TextFeatures TokenCounters::measure(QStringView text) const
{
    return m_state->sharedCounters->featureExtractor()->measure(text);
}

QStringList TokenCounters::names() const
{
    return Encoding::names() + m_state->sharedCounters->models().estimatorNames();
}

Diagnostics TokenCounters::diagnostics() const
{
    Diagnostics all = m_state->sharedCounters->models().diagnostics();
    if (const Result<Calibrations> &loadedCalibrations = m_state->sharedCounters->calibrations(); !loadedCalibrations)
        all.append({Severity::Warning, QStringLiteral("tokens-calibration"), loadedCalibrations.error().message, loadedCalibrations.error().location});
    return all;
}

Calibrations TokenCounters::calibrations() const
{
    return m_state->calibrations();
}

TokenCounters TokenCounters::with(const Calibrations &calibrations) const
{
    const auto state = std::make_shared<State>();
    state->sharedCounters = m_state->sharedCounters;
    state->replacement = calibrations;
    return TokenCounters(state);
}

} // namespace outcrop
