-- Values in the audit log can be erased (set to null) when an account is deleted, but not be changed.
CREATE FUNCTION erases_only(old_values jsonb, new_values jsonb) RETURNS boolean LANGUAGE sql IMMUTABLE AS $$
  SELECT NOT EXISTS (
    SELECT FROM jsonb_each(old_values) o
    FULL JOIN jsonb_each(new_values) n USING (key)
    WHERE o.value IS NULL OR n.value IS NULL OR (n.value <> o.value AND n.value <> 'null'::jsonb)
  )
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_admin_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.is_demo THEN
    RETURN OLD;
  END IF;
  IF TG_OP = 'UPDATE'
    AND to_jsonb(NEW) - '{before,after,address,user_agent,search_values}'::text[]
      = to_jsonb(OLD) - '{before,after,address,user_agent,search_values}'::text[]
    AND erases_only(OLD.before, NEW.before) AND erases_only(OLD.after, NEW.after)
    AND (NEW.address IS NULL OR NEW.address IS NOT DISTINCT FROM OLD.address)
    AND (NEW.user_agent IS NULL OR NEW.user_agent IS NOT DISTINCT FROM OLD.user_agent) THEN
    RETURN NEW;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;
