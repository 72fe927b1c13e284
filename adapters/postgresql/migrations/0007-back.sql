-- SPDX-License-Identifier: GPL-3.0-or-later

ALTER TABLE violations DROP CONSTRAINT violations_interaction_fkey;
ALTER TABLE measurements DROP CONSTRAINT measurements_interaction_fkey;
DROP INDEX interactions_workload, interactions_at, interactions_session, interactions_fingerprint;
ALTER TABLE interactions RENAME CONSTRAINT interactions_pkey TO interactions_by_month_pkey;
ALTER TABLE interactions RENAME TO interactions_by_month;

CREATE TABLE interactions (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    week BIGINT NOT NULL,
    source TEXT COLLATE "C" NOT NULL,
    session TEXT COLLATE "C" NOT NULL,
    iteration BIGINT NOT NULL,
    phase TEXT COLLATE "C" NOT NULL,
    workload TEXT COLLATE "C" NOT NULL,
    agent TEXT COLLATE "C" NOT NULL,
    provider TEXT COLLATE "C" NOT NULL,
    model TEXT COLLATE "C" NOT NULL,
    prompt_type TEXT COLLATE "C" NOT NULL,
    outcome TEXT COLLATE "C" NOT NULL,
    friction DOUBLE PRECISION,
    quality DOUBLE PRECISION,
    first_token_ms BIGINT,
    duration_ms BIGINT,
    input_tokens BIGINT,
    output_tokens BIGINT,
    cache_read_tokens BIGINT,
    cache_write_tokens BIGINT,
    reasoning_tokens BIGINT,
    cost DOUBLE PRECISION,
    layers TEXT COLLATE "C" NOT NULL,
    skills TEXT COLLATE "C" NOT NULL,
    details TEXT COLLATE "C" NOT NULL,
    request TEXT COLLATE "C" NOT NULL,
    response TEXT COLLATE "C" NOT NULL,
    fingerprint TEXT COLLATE "C" NOT NULL DEFAULT '',
    requests BIGINT);
INSERT INTO interactions (
    id, at, week, source, session, iteration, phase, workload, agent, provider, model, prompt_type, outcome, friction, quality, first_token_ms,
    duration_ms, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, reasoning_tokens, cost, layers, skills, details, request,
    response, fingerprint, requests
) OVERRIDING SYSTEM VALUE SELECT
    id, at, week, source, session, iteration, phase, workload, agent, provider, model, prompt_type, outcome, friction, quality, first_token_ms,
    duration_ms, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, reasoning_tokens, cost, layers, skills, details, request,
    response, fingerprint, requests
FROM interactions_by_month ORDER BY id;
CREATE INDEX interactions_weekly ON interactions (workload, week, friction, quality, first_token_ms, duration_ms, input_tokens, output_tokens, cost);
CREATE INDEX interactions_quality ON interactions (prompt_type, week, quality);
CREATE INDEX interactions_at ON interactions (at);
CREATE INDEX interactions_session ON interactions (session);
CREATE INDEX interactions_fingerprint ON interactions (fingerprint);
ALTER TABLE violations ADD FOREIGN KEY (interaction) REFERENCES interactions ON DELETE SET NULL;
ALTER TABLE measurements ADD FOREIGN KEY (interaction) REFERENCES interactions ON DELETE SET NULL;
SELECT setval(pg_get_serial_sequence('interactions', 'id'), nextval(pg_get_serial_sequence('interactions_by_month', 'id')), false);
DO $$
DECLARE
    one RECORD;
BEGIN
    FOR one IN SELECT privilege_type AS privilege, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END AS role
        FROM pg_class, aclexplode(relacl) WHERE pg_class.oid = 'interactions_by_month'::regclass AND grantee <> relowner
    LOOP
        EXECUTE format('GRANT %s ON interactions TO %s', one.privilege, one.role);
    END LOOP;
END $$;
DROP TABLE interactions_by_month, interaction_ids, interaction_weeks, interaction_weeks_changed;
DROP FUNCTION create_interaction_months(date[]), interaction_month(bigint), free_interaction_slot(), record_added_interactions(),
    record_removed_interactions(), record_replaced_interactions(),
    compute_interaction_weeks(bigint[], text[]), refresh_interaction_weeks(bigint), drop_oldest_interaction_month(bigint);

UPDATE store_version SET version = 6;
