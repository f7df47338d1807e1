"""What is kept: tables, their journals and finished games, in any database that SQLAlchemy speaks to."""
