-- Prevents updates and deletions in the audit log, except for rows of the demo.
CREATE FUNCTION keep_admin_changes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND OLD.is_demo THEN
    RETURN OLD;
  END IF;
  RAISE EXCEPTION 'The audit log cannot be changed' USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER keep_admin_changes BEFORE UPDATE OR DELETE ON admin_changes
  FOR EACH ROW EXECUTE FUNCTION keep_admin_changes();
--> statement-breakpoint
CREATE TRIGGER keep_all_admin_changes BEFORE TRUNCATE ON admin_changes
  FOR EACH STATEMENT EXECUTE FUNCTION keep_admin_changes();
