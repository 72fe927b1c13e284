-- SPDX-License-Identifier: GPL-3.0-or-later
-- Interactions in one partition for each month (UTC), and their figures by week and workload. The functions run with the rights of the owner of the tables,
-- because a user who may only insert must be able to add a month and to change the figures.

-- The functions search their tables here only, and not among the temporary tables of a user.
SELECT set_config('search_path', quote_ident(current_schema()) || ', pg_temp', true);

DROP INDEX interactions_weekly, interactions_quality, interactions_at, interactions_session, interactions_fingerprint;
ALTER TABLE violations DROP CONSTRAINT violations_interaction_fkey;
ALTER TABLE measurements DROP CONSTRAINT measurements_interaction_fkey;
ALTER TABLE interactions RENAME CONSTRAINT interactions_pkey TO interactions_old_pkey;
ALTER TABLE interactions RENAME TO interactions_old;

CREATE TABLE interactions (
    id BIGINT GENERATED ALWAYS AS IDENTITY,
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
    requests BIGINT
) PARTITION BY RANGE (at);

-- The IDs of all months: a key of a partitioned table must contain the time, so only this table can make IDs unique and be referenced.
CREATE TABLE interaction_ids (id BIGINT PRIMARY KEY);

-- The figures of the interactions of a week with one workload and one value of a field. Rows with the field 'workload' have no value. Each transaction that
-- adds interactions uses a slot that no other running transaction uses, so that writers never wait for each other. The figures are the totals of all slots.
CREATE TABLE interaction_weeks (
    field TEXT COLLATE "C" NOT NULL,
    week BIGINT NOT NULL,
    workload TEXT COLLATE "C" NOT NULL,
    value TEXT COLLATE "C" NOT NULL,
    slot BIGINT NOT NULL,
    records BIGINT NOT NULL,
    friction_count BIGINT NOT NULL,
    friction_sum DOUBLE PRECISION NOT NULL,
    friction_min DOUBLE PRECISION,
    friction_max DOUBLE PRECISION,
    quality_count BIGINT NOT NULL,
    quality_sum DOUBLE PRECISION NOT NULL,
    quality_min DOUBLE PRECISION,
    quality_max DOUBLE PRECISION,
    input_tokens_count BIGINT NOT NULL,
    input_tokens_sum DOUBLE PRECISION NOT NULL,
    input_tokens_min DOUBLE PRECISION,
    input_tokens_max DOUBLE PRECISION,
    output_tokens_count BIGINT NOT NULL,
    output_tokens_sum DOUBLE PRECISION NOT NULL,
    output_tokens_min DOUBLE PRECISION,
    output_tokens_max DOUBLE PRECISION,
    duration_ms_count BIGINT NOT NULL,
    duration_ms_sum DOUBLE PRECISION NOT NULL,
    duration_ms_min DOUBLE PRECISION,
    duration_ms_max DOUBLE PRECISION,
    cost_count BIGINT NOT NULL,
    cost_sum DOUBLE PRECISION NOT NULL,
    cost_min DOUBLE PRECISION,
    cost_max DOUBLE PRECISION,
    requests_count BIGINT NOT NULL,
    requests_sum DOUBLE PRECISION NOT NULL,
    requests_min DOUBLE PRECISION,
    requests_max DOUBLE PRECISION,
    PRIMARY KEY (field, week, workload, value, slot)) WITH (fillfactor = 70);

-- Weeks and workloads with removed or replaced interactions. Their figures are read from the interactions until refresh_interaction_weeks() has run. The rows
-- are not unique, so that writers never wait for each other.
CREATE TABLE interaction_weeks_changed (week BIGINT NOT NULL, workload TEXT COLLATE "C" NOT NULL);
CREATE INDEX interaction_weeks_changed_week ON interaction_weeks_changed (week, workload);

CREATE FUNCTION interaction_month(at BIGINT) RETURNS DATE LANGUAGE sql IMMUTABLE
AS $$ SELECT date_trunc('month', TIMESTAMP '1970-01-01' + at / 86400000 * INTERVAL '1 day')::date $$;

-- Adds the partitions that are missing. Until the transaction ends, no month is dropped, and no other transaction adds one.
CREATE FUNCTION create_interaction_months(months DATE[]) RETURNS VOID LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
AS $$
DECLARE
    month DATE;
    partition TEXT;
BEGIN
    IF NOT has_table_privilege(session_user, 'interactions', 'INSERT') THEN
        RAISE insufficient_privilege USING MESSAGE = 'permission denied for table interactions';
    END IF;
    LOCK TABLE interactions IN ROW EXCLUSIVE MODE;
    FOREACH month IN ARRAY months LOOP
        partition := 'interactions_' || to_char(month, 'YYYY_MM');
        CONTINUE WHEN to_regclass(partition) IS NOT NULL;
        LOCK TABLE interactions IN SHARE UPDATE EXCLUSIVE MODE; -- also makes tables visible that another transaction has added
        CONTINUE WHEN to_regclass(partition) IS NOT NULL;
        -- In two steps, because PARTITION OF would wait for all readers and writers.
        EXECUTE format('CREATE TABLE %I (LIKE interactions INCLUDING DEFAULTS)', partition);
        EXECUTE format('ALTER TABLE interactions ATTACH PARTITION %I FOR VALUES FROM (%s) TO (%s)', partition,
            (month - DATE '1970-01-01')::BIGINT * 86400000, ((month + INTERVAL '1 month')::date - DATE '1970-01-01')::BIGINT * 86400000);
    END LOOP;
END $$;

-- Returns the number of a slot that this transaction alone uses.
CREATE FUNCTION free_interaction_slot() RETURNS BIGINT LANGUAGE plpgsql
AS $$
DECLARE
    slot INTEGER := 0;
BEGIN
    WHILE NOT pg_try_advisory_xact_lock(hashtext('outcrop slots ' || current_schema()), slot) LOOP
        slot := slot + 1;
    END LOOP;
    RETURN slot;
END $$;

CREATE FUNCTION record_added_interactions() RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
AS $$
DECLARE
    free_slot BIGINT := free_interaction_slot();
BEGIN
    INSERT INTO interaction_ids SELECT id FROM added;
    INSERT INTO interaction_weeks AS w (field, week, workload, value, slot, records,
        friction_count, friction_sum, friction_min, friction_max,
        quality_count, quality_sum, quality_min, quality_max,
        input_tokens_count, input_tokens_sum, input_tokens_min, input_tokens_max,
        output_tokens_count, output_tokens_sum, output_tokens_min, output_tokens_max,
        duration_ms_count, duration_ms_sum, duration_ms_min, duration_ms_max,
        cost_count, cost_sum, cost_min, cost_max,
        requests_count, requests_sum, requests_min, requests_max)
        SELECT CASE GROUPING(a.prompt_type, a.provider, a.model, a.agent, a.phase, a.outcome)
                WHEN 31 THEN 'prompt_type' WHEN 47 THEN 'provider' WHEN 55 THEN 'model' WHEN 59 THEN 'agent'
                WHEN 61 THEN 'phase' WHEN 62 THEN 'outcome' ELSE 'workload' END,
            a.week, a.workload, COALESCE(a.prompt_type, a.provider, a.model, a.agent, a.phase, a.outcome, ''), free_slot, COUNT(*),
            COUNT(a.friction), COALESCE(SUM(a.friction), 0), MIN(a.friction), MAX(a.friction),
            COUNT(a.quality), COALESCE(SUM(a.quality), 0), MIN(a.quality), MAX(a.quality),
            COUNT(a.input_tokens), COALESCE(SUM(a.input_tokens), 0), MIN(a.input_tokens), MAX(a.input_tokens),
            COUNT(a.output_tokens), COALESCE(SUM(a.output_tokens), 0), MIN(a.output_tokens), MAX(a.output_tokens),
            COUNT(a.duration_ms), COALESCE(SUM(a.duration_ms), 0), MIN(a.duration_ms), MAX(a.duration_ms),
            COUNT(a.cost), COALESCE(SUM(a.cost), 0), MIN(a.cost), MAX(a.cost),
            COUNT(a.requests), COALESCE(SUM(a.requests), 0), MIN(a.requests), MAX(a.requests)
        FROM added a GROUP BY GROUPING SETS ((a.week, a.workload), (a.week, a.workload, a.prompt_type), (a.week, a.workload, a.provider),
            (a.week, a.workload, a.model), (a.week, a.workload, a.agent), (a.week, a.workload, a.phase), (a.week, a.workload, a.outcome))
    ON CONFLICT (field, week, workload, value, slot) DO UPDATE SET records = w.records + excluded.records,
        friction_count = w.friction_count + excluded.friction_count, friction_sum = w.friction_sum + excluded.friction_sum,
        friction_min = LEAST(w.friction_min, excluded.friction_min), friction_max = GREATEST(w.friction_max, excluded.friction_max),
        quality_count = w.quality_count + excluded.quality_count, quality_sum = w.quality_sum + excluded.quality_sum,
        quality_min = LEAST(w.quality_min, excluded.quality_min), quality_max = GREATEST(w.quality_max, excluded.quality_max),
        input_tokens_count = w.input_tokens_count + excluded.input_tokens_count, input_tokens_sum = w.input_tokens_sum + excluded.input_tokens_sum,
        input_tokens_min = LEAST(w.input_tokens_min, excluded.input_tokens_min), input_tokens_max = GREATEST(w.input_tokens_max, excluded.input_tokens_max),
        output_tokens_count = w.output_tokens_count + excluded.output_tokens_count, output_tokens_sum = w.output_tokens_sum + excluded.output_tokens_sum,
        output_tokens_min = LEAST(w.output_tokens_min, excluded.output_tokens_min), output_tokens_max = GREATEST(w.output_tokens_max, excluded.output_tokens_max),
        duration_ms_count = w.duration_ms_count + excluded.duration_ms_count, duration_ms_sum = w.duration_ms_sum + excluded.duration_ms_sum,
        duration_ms_min = LEAST(w.duration_ms_min, excluded.duration_ms_min), duration_ms_max = GREATEST(w.duration_ms_max, excluded.duration_ms_max),
        cost_count = w.cost_count + excluded.cost_count, cost_sum = w.cost_sum + excluded.cost_sum,
        cost_min = LEAST(w.cost_min, excluded.cost_min), cost_max = GREATEST(w.cost_max, excluded.cost_max),
        requests_count = w.requests_count + excluded.requests_count, requests_sum = w.requests_sum + excluded.requests_sum,
        requests_min = LEAST(w.requests_min, excluded.requests_min), requests_max = GREATEST(w.requests_max, excluded.requests_max);
    RETURN NULL;
END $$;

CREATE FUNCTION record_removed_interactions() RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
AS $$
BEGIN
    DELETE FROM interaction_ids WHERE id IN (SELECT id FROM removed);
    INSERT INTO interaction_weeks_changed SELECT DISTINCT week, workload FROM removed;
    RETURN NULL;
END $$;

CREATE FUNCTION record_replaced_interactions() RETURNS TRIGGER LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
AS $$
BEGIN
    INSERT INTO interaction_weeks_changed SELECT DISTINCT place.week, place.workload FROM before o JOIN after n USING (id)
        CROSS JOIN LATERAL (VALUES (o.week, o.workload), (n.week, n.workload)) AS place (week, workload)
        WHERE (o.week, o.workload, o.prompt_type, o.provider, o.model, o.agent, o.phase, o.outcome,
            o.friction, o.quality, o.input_tokens, o.output_tokens, o.duration_ms, o.cost, o.requests)
            IS DISTINCT FROM (n.week, n.workload, n.prompt_type, n.provider, n.model, n.agent, n.phase, n.outcome,
            n.friction, n.quality, n.input_tokens, n.output_tokens, n.duration_ms, n.cost, n.requests);
    RETURN NULL;
END $$;

-- Adds the figures of these weeks and workloads, in a slot that no writer uses. EXECUTE plans the statement for the length of the lists.
CREATE FUNCTION compute_interaction_weeks(weeks BIGINT[], workloads TEXT[]) RETURNS VOID LANGUAGE plpgsql SET search_path FROM CURRENT
AS $$
BEGIN
    EXECUTE 'INSERT INTO interaction_weeks (field, week, workload, value, slot, records,
        friction_count, friction_sum, friction_min, friction_max,
        quality_count, quality_sum, quality_min, quality_max,
        input_tokens_count, input_tokens_sum, input_tokens_min, input_tokens_max,
        output_tokens_count, output_tokens_sum, output_tokens_min, output_tokens_max,
        duration_ms_count, duration_ms_sum, duration_ms_min, duration_ms_max,
        cost_count, cost_sum, cost_min, cost_max,
        requests_count, requests_sum, requests_min, requests_max)
        SELECT CASE GROUPING(i.prompt_type, i.provider, i.model, i.agent, i.phase, i.outcome)
                WHEN 31 THEN ''prompt_type'' WHEN 47 THEN ''provider'' WHEN 55 THEN ''model'' WHEN 59 THEN ''agent''
                WHEN 61 THEN ''phase'' WHEN 62 THEN ''outcome'' ELSE ''workload'' END,
            i.week, i.workload, COALESCE(i.prompt_type, i.provider, i.model, i.agent, i.phase, i.outcome, ''''), -1, COUNT(*),
            COUNT(i.friction), COALESCE(SUM(i.friction), 0), MIN(i.friction), MAX(i.friction),
            COUNT(i.quality), COALESCE(SUM(i.quality), 0), MIN(i.quality), MAX(i.quality),
            COUNT(i.input_tokens), COALESCE(SUM(i.input_tokens), 0), MIN(i.input_tokens), MAX(i.input_tokens),
            COUNT(i.output_tokens), COALESCE(SUM(i.output_tokens), 0), MIN(i.output_tokens), MAX(i.output_tokens),
            COUNT(i.duration_ms), COALESCE(SUM(i.duration_ms), 0), MIN(i.duration_ms), MAX(i.duration_ms),
            COUNT(i.cost), COALESCE(SUM(i.cost), 0), MIN(i.cost), MAX(i.cost),
            COUNT(i.requests), COALESCE(SUM(i.requests), 0), MIN(i.requests), MAX(i.requests)
        FROM unnest($1, $2) AS wanted (week, workload) JOIN interactions i ON i.week = wanted.week AND i.workload = wanted.workload
            AND i.at >= wanted.week * 604800000 + 345600000 AND i.at < (wanted.week + 1) * 604800000 + 345600000
        GROUP BY GROUPING SETS ((i.week, i.workload), (i.week, i.workload, i.prompt_type), (i.week, i.workload, i.provider),
            (i.week, i.workload, i.model), (i.week, i.workload, i.agent), (i.week, i.workload, i.phase), (i.week, i.workload, i.outcome))' USING weeks, workloads;
END $$;

-- Computes the figures of at most this number of changed weeks and workloads, and returns their number. In a transaction with one snapshot, it replaces exactly
-- the rows that it has counted; a later change remains listed. Fails instead of waiting for a writer, because the writer may wait for it. Returns 0 if another
-- transaction computes figures.
CREATE FUNCTION refresh_interaction_weeks(most BIGINT) RETURNS BIGINT LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT
AS $$
DECLARE
    weeks BIGINT[];
    workloads TEXT[];
BEGIN
    IF NOT has_table_privilege(session_user, 'interactions', 'INSERT') OR current_setting('transaction_isolation') <> 'repeatable read'
        OR NOT pg_try_advisory_xact_lock(hashtext('outcrop figures ' || current_schema())) THEN
        RETURN 0;
    END IF;
    SELECT array_agg(c.week), array_agg(c.workload) INTO weeks, workloads
        FROM (SELECT DISTINCT week, workload FROM interaction_weeks_changed ORDER BY week, workload LIMIT most) AS c;
    IF weeks IS NULL THEN
        RETURN 0;
    END IF;
    PERFORM 1 FROM interaction_weeks w JOIN unnest(weeks, workloads) AS c (week, workload) ON w.week = c.week AND w.workload = c.workload
        WHERE w.field IN ('workload', 'prompt_type', 'provider', 'model', 'agent', 'phase', 'outcome') FOR UPDATE OF w NOWAIT;
    DELETE FROM interaction_weeks w USING unnest(weeks, workloads) AS c (week, workload)
        WHERE w.field IN ('workload', 'prompt_type', 'provider', 'model', 'agent', 'phase', 'outcome') AND w.week = c.week AND w.workload = c.workload;
    PERFORM compute_interaction_weeks(weeks, workloads);
    DELETE FROM interaction_weeks_changed w USING unnest(weeks, workloads) AS c (week, workload) WHERE w.week = c.week AND w.workload = c.workload;
    RETURN cardinality(weeks);
END $$;

-- Drops the oldest month that ended by this time, with the violations of its interactions. Returns no row if there is none, or if other transactions use the
-- interactions for long. The month is locked for writers first, and the whole table only for the drop.
CREATE FUNCTION drop_oldest_interaction_month(until BIGINT) RETURNS TABLE (removed_interactions BIGINT, removed_violations BIGINT)
    LANGUAGE plpgsql SECURITY DEFINER SET search_path FROM CURRENT SET lock_timeout = '2s'
AS $$
DECLARE
    partition TEXT;
    month DATE;
BEGIN
    IF NOT has_table_privilege(session_user, 'interactions', 'DELETE') OR NOT has_table_privilege(session_user, 'violations', 'DELETE') THEN
        RETURN;
    END IF;
    SELECT c.relname, to_date(substr(c.relname, 14), 'YYYY_MM') INTO partition, month
        FROM pg_inherits i JOIN pg_class c ON c.oid = i.inhrelid
        WHERE i.inhparent = 'interactions'::regclass AND c.relname ~ '^interactions_\d+_\d\d$' ORDER BY 2 LIMIT 1;
    IF partition IS NULL OR ((month + INTERVAL '1 month')::date - DATE '1970-01-01')::BIGINT * 86400000 > until THEN
        RETURN;
    END IF;
    EXECUTE format('LOCK TABLE %I IN SHARE ROW EXCLUSIVE MODE', partition);
    EXECUTE format('DELETE FROM violations WHERE interaction IN (SELECT id FROM %I)', partition);
    GET DIAGNOSTICS removed_violations = ROW_COUNT;
    EXECUTE format('INSERT INTO interaction_weeks_changed SELECT DISTINCT week, workload FROM %I', partition);
    EXECUTE format('DELETE FROM interaction_ids WHERE id IN (SELECT id FROM %I)', partition);
    GET DIAGNOSTICS removed_interactions = ROW_COUNT;
    EXECUTE format('DROP TABLE %I', partition);
    RETURN NEXT;
EXCEPTION
    WHEN lock_not_available OR deadlock_detected THEN
        RETURN;
END $$;

SELECT create_interaction_months(COALESCE((SELECT array_agg(DISTINCT interaction_month(at)) FROM interactions_old), '{}'));
INSERT INTO interactions (
    id, at, week, source, session, iteration, phase, workload, agent, provider, model, prompt_type, outcome, friction, quality, first_token_ms,
    duration_ms, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, reasoning_tokens, cost, layers, skills, details, request,
    response, fingerprint, requests
) OVERRIDING SYSTEM VALUE SELECT
    id, at, week, source, session, iteration, phase, workload, agent, provider, model, prompt_type, outcome, friction, quality, first_token_ms,
    duration_ms, input_tokens, output_tokens, cache_read_tokens, cache_write_tokens, reasoning_tokens, cost, layers, skills, details, request,
    response, fingerprint, requests
FROM interactions_old ORDER BY id;
INSERT INTO interaction_ids SELECT id FROM interactions_old ORDER BY id;
ALTER TABLE interactions ADD PRIMARY KEY (id, at);
CREATE INDEX interactions_workload ON interactions (workload, week);
CREATE INDEX interactions_at ON interactions (at);
CREATE INDEX interactions_session ON interactions (session);
CREATE INDEX interactions_fingerprint ON interactions (fingerprint);
ALTER TABLE violations ADD FOREIGN KEY (interaction) REFERENCES interaction_ids ON DELETE SET NULL;
ALTER TABLE measurements ADD FOREIGN KEY (interaction) REFERENCES interaction_ids ON DELETE SET NULL;
SELECT setval(pg_get_serial_sequence('interactions', 'id'), nextval(pg_get_serial_sequence('interactions_old', 'id')), false);
SELECT compute_interaction_weeks(array_agg(week), array_agg(workload)) FROM (SELECT DISTINCT week, workload FROM interactions) AS present;
CREATE TRIGGER interactions_added AFTER INSERT ON interactions REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION record_added_interactions();
CREATE TRIGGER interactions_removed AFTER DELETE ON interactions REFERENCING OLD TABLE AS removed FOR EACH STATEMENT EXECUTE FUNCTION record_removed_interactions();
CREATE TRIGGER interactions_replaced AFTER UPDATE ON interactions REFERENCING OLD TABLE AS before NEW TABLE AS after
    FOR EACH STATEMENT EXECUTE FUNCTION record_replaced_interactions();
DO $$
DECLARE
    one RECORD;
BEGIN
    FOR one IN SELECT privilege_type AS privilege, CASE grantee WHEN 0 THEN 'PUBLIC' ELSE quote_ident(pg_get_userbyid(grantee)) END AS role
        FROM pg_class, aclexplode(relacl) WHERE pg_class.oid = 'interactions_old'::regclass AND grantee <> relowner
    LOOP
        EXECUTE format('GRANT %s ON interactions TO %s', one.privilege, one.role);
        IF one.privilege = 'SELECT' THEN
            EXECUTE format('GRANT SELECT ON interaction_ids, interaction_weeks, interaction_weeks_changed TO %s', one.role);
        END IF;
    END LOOP;
END $$;
DROP TABLE interactions_old;

UPDATE store_version SET version = 7;
